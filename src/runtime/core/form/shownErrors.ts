import type { FormBundle } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { type FormPath, parseCell } from './paths.ts'

/** Path → message. */
export type FormErrors = Record<FormPath, string>

/** A message at a cell, with the numbers of its row and column. */
interface CellMessage {
  path: FormPath
  message: string
  row: number
  column: number
}

/**
 * The messages among `paths` that show now, in the order of the document: a table before its cells, these row by row.
 * Fields are walked in that order rather than sorted into it: a refused submission has hundreds of messages.
 * @param messageAt the message that shows at a path
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

/** A cell of a column that does not exist is none. */
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
