import type { FormBundle } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { type FormPath, parseCell } from './paths.ts'

/** Path → message. */
export type FormErrors = Record<FormPath, string>

/** A message at a cell, with the indices of its row and column. */
interface CellMessage {
  path: FormPath
  message: string
  row: number
  column: number
}

/**
 * Returns the messages of `paths` in document order: a table before its cells, cells row by row. The fields are
 * traversed in order instead of sorting, because a refused submission can have hundreds of messages.
 * @param messageAt returns the message that shows at a path
 */
export function shownErrors(
  { fields, order }: FormBundle,
  paths: Iterable<FormPath>,
  messageAt: (path: FormPath) => string | undefined,
): FormErrors {
  const ofFields = new Map<FormPath, string>()
  const ofCells = new Map<string, CellMessage[]>()
  for (const path of new Set(paths)) {
    const message = messageAt(path)
    if (!message) continue
    if (Object.hasOwn(fields, path)) ofFields.set(path, message)
    else addCell(ofCells, fields, path, message)
  }
  const shown: [FormPath, string][] = []
  for (const key of order) {
    const message = ofFields.get(key)
    if (message !== undefined) shown.push([key, message])
    for (const cell of ofCells.get(key)?.sort(byPlace) ?? []) shown.push([cell.path, cell.message])
  }
  return Object.fromEntries(shown)
}

/** Ignores cells of unknown columns. */
function addCell(
  cells: Map<string, CellMessage[]>,
  fields: FormBundle['fields'],
  path: FormPath,
  message: string,
): void {
  const cell = parseCell(path)
  const columns = (cell && ownValue(fields, cell.table)?.columns) ?? []
  const column = columns.findIndex(({ key }) => key === cell?.column)
  if (!cell || column < 0) return
  const known = cells.get(cell.table) ?? []
  known.push({ path, message, row: cell.row, column })
  cells.set(cell.table, known)
}

const byPlace = (a: CellMessage, b: CellMessage): number => a.row - b.row || a.column - b.column
