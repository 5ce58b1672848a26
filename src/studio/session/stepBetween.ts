import type { Edit } from '#domain/edits/edit.ts'
import { editsBetween } from '#domain/edits/editsBetween.ts'
import { editText } from '#domain/edits/editText.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'
import { isFarApart } from './isFarApart.ts'

/**
 * The edits that make one text of another: of its values where they say everything, so that another's edit elsewhere is
 * no conflict; of its characters where the layout changes too, where a text is no JSON, and where it was replaced.
 */
export function stepBetween(before: string, after: string): Edit[] {
  if (before === after) return []
  const [left, right] = [parsedJson(before), parsedJson(after)]
  if (left === undefined || right === undefined) return [spliceBetween(before, after)]
  const edits = editsBetween(left, right)
  const isSaid = edits.length > 0 && !isFarApart(before, edits) && editText(before, edits) === after
  return isSaid ? edits : [spliceBetween(before, after)]
}

/** What is between the common beginning and the common end. */
function spliceBetween(before: string, after: string): Edit {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const was = before.slice(start, before.length - end)
  return { op: 'text', start, was, value: after.slice(start, after.length - end) }
}
