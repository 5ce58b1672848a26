import { writeChanges } from '../merge/writeChanges.ts'
import { applyEdits, EditConflict } from './applyEdits.ts'
import type { Edit, TextEdit, ValueEdit } from './edit.ts'

/**
 * Applies edits to a document's text; what they do not touch stays byte for byte.
 * @throws EditConflict when the text has something else where an edit replaces something, and when a value is edited in
 *   a text that is no JSON
 */
export const editText = (text: string, edits: readonly Edit[]): string =>
  edits.reduce(
    (edited, edit) => (edit.op === 'text' ? spliced(edited, edit) : written(edited, edit)),
    text,
  )

function spliced(text: string, { start, was, value }: TextEdit): string {
  const found = text.slice(start, start + was.length)
  if (found !== was) throw new EditConflict([], was, found)
  return text.slice(0, start) + value + text.slice(start + was.length)
}

function written(text: string, edit: ValueEdit): string {
  const before = parsed(text)
  if (before === undefined) throw new EditConflict(edit.at, edit.was, undefined)
  return writeChanges(text, before, applyEdits(before, [edit]))
}

/** Undefined for a text that is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
