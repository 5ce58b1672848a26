/** A value's place: a field's key, or a cell as `table/row/column` (row counted from 0). */
export type FormPath = string

export interface CellPath {
  table: string
  row: number
  column: string
}

export const cellPath = (table: string, row: number, column: string): FormPath =>
  `${table}/${row}/${column}`

const CELL = /^(.+)\/(\d+)\/([^/]+)$/s

/** Parses the path of a cell; undefined for a field. */
export function parseCell(path: FormPath): CellPath | undefined {
  const [, table, row, column] = CELL.exec(path) ?? []
  if (table === undefined || row === undefined || column === undefined) return undefined
  return { table, row: Number(row), column }
}

/** Returns the field of a path: the table of a cell, else the path itself. */
export const rootOf = (path: FormPath): string => parseCell(path)?.table ?? path

/** Returns the first segment of a rule's path (`works.0.title` reads `works`). */
export const rootKey = (path: string): string => path.split('.', 1)[0] ?? path

/** Returns the form field that a rule's path reads; keys containing a dot are supported. */
export const keyRead = (path: string, fields: Readonly<Record<string, unknown>>): string =>
  Object.hasOwn(fields, path) ? path : rootKey(path)
