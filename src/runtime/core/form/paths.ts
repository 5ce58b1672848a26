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
