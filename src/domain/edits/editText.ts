import { parsedJson } from '../json/parsedJson.ts'
import { writeChanges } from '../merge/writeChanges.ts'
import { applyEdits, EditConflict } from './applyEdits.ts'
import type { Edit, TextEdit, ValueEdit } from './edit.ts'

/**
 * Applies edits to a document's text; what they do not touch stays byte for byte.
 * @throws EditConflict when the text has something else where an edit replaces something, and when a value is edited in
 *   a text that is no JSON
 */
export function editText(text: string, edits: readonly Edit[]): string {
  const [first, ...rest] = edits
  if (!first) return text
  if (first.op === 'text') return editText(spliced(text, first), rest)
  const end = edits.findIndex(({ op }) => op === 'text')
  const values = edits.slice(0, end < 0 ? edits.length : end) as ValueEdit[]
  return editText(written(text, values), edits.slice(values.length))
}

function spliced(text: string, { start, was, value }: TextEdit): string {
  const found = text.slice(start, start + was.length)
  if (found !== was) throw new EditConflict([], was, found)
  return text.slice(0, start) + value + text.slice(start + was.length)
}

/** Writes edits of values together, so that a value removed by one and inserted by another keeps its formatting. */
function written(text: string, edits: readonly ValueEdit[]): string {
  const before = parsedJson(text)
  const [first] = edits
  if (before === undefined && first) throw new EditConflict(first.at, first.was, undefined)
  return writeChanges(text, before, applyEdits(before, edits))
}
