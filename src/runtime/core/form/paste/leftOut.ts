import type { CellTexts } from '#domain/text/pasted/parseCells.ts'
import { type ColumnMatch, isIndexColumn } from './matchColumns.ts'

/** Pasted texts without a place, and the reason in one sentence. */
export interface LeftOut {
  why: string
  cells: CellTexts
}

/** Returns rows beyond the table's limit. */
export const leftOutRows = (rows: CellTexts, most: number): LeftOut[] =>
  rows.length === 0 ? [] : [{ why: `有 ${rows.length} 行超出了 ${most} 行的上限`, cells: rows }]

/** Returns columns that the table lacks or that are not editable; columns without text are ignored. */
export function leftOutColumns(cells: CellTexts, match: ColumnMatch): LeftOut[] {
  const body = match.headed ? cells.slice(1) : cells
  const isMissed = (at: number) => body.some((row) => row[at]?.trim())
  const numbers = match.columns.flatMap((column, at) =>
    (!column || column.isDisable) && isMissed(at) && !isIndexColumn(cells, at, match.headed)
      ? [at]
      : [],
  )
  const without = numbers.filter((at) => !match.columns[at])
  const locked = numbers.filter((at) => match.columns[at])
  const labels = locked.map((at) => `“${match.columns[at]?.label}”`).join('')
  return [
    ...entry(`有 ${without.length} 列在表格中没有对应的列`, cells, without),
    ...entry(`${labels}不可填写`, cells, locked),
  ]
}

const entry = (why: string, cells: CellTexts, numbers: readonly number[]): LeftOut[] =>
  numbers.length === 0
    ? []
    : [{ why, cells: cells.map((row) => numbers.map((at) => row[at] ?? '')) }]
