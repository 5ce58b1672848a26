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

/** The cell a path names, or undefined when it names a field. */
export function parseCell(path: FormPath): CellPath | undefined {
  const [, table, row, column] = CELL.exec(path) ?? []
  if (table === undefined || row === undefined || column === undefined) return undefined
  return { table, row: Number(row), column }
}

/** The field a path belongs to: the table of a cell, else the path itself. */
export const rootOf = (path: FormPath): string => parseCell(path)?.table ?? path

/** The field a rule's path starts at (`works.0.title` reads `works`). */
export const rootKey = (path: string): string => path.split('.', 1)[0] ?? path

/** The field of the form a rule's path reads; a key with a dot in it is still a key. */
export const keyRead = (path: string, fields: Readonly<Record<string, unknown>>): string =>
  Object.hasOwn(fields, path) ? path : rootKey(path)
