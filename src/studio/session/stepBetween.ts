import type { Edit } from '#domain/edits/edit.ts'
import { editsBetween } from '#domain/edits/editsBetween.ts'
import { editText } from '#domain/edits/editText.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'
import { isFarApart } from './isFarApart.ts'

/**
 * Returns the edits that turn one text into another: edits of values when they express the whole change, so that
 * others' edits elsewhere cause no conflict; else an edit of characters, when the layout changes too, a text is not
 * JSON, or the text was replaced.
 */
export function stepBetween(before: string, after: string): Edit[] {
  if (before === after) return []
  const [left, right] = [parsedJson(before), parsedJson(after)]
  if (left === undefined || right === undefined) return [spliceBetween(before, after)]
  const edits = editsBetween(left, right)
  const isSaid = edits.length > 0 && !isFarApart(before, edits) && editText(before, edits) === after
  return isSaid ? edits : [spliceBetween(before, after)]
}

/** Returns the edit between the common prefix and the common suffix of two texts. */
function spliceBetween(before: string, after: string): Edit {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const was = before.slice(start, before.length - end)
  return { op: 'text', start, was, value: after.slice(start, after.length - end) }
}
