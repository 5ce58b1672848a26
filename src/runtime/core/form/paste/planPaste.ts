import type { ReadTables } from '#adapters/formInfo/reading/reader.ts'
import { readText } from '#adapters/formInfo/readText.ts'
import type { FormField, FormValues } from '#contract/form.ts'
import { putOwn } from '#contract/record.ts'
import { LIMITS } from '#domain/limits.ts'
import type { CellTexts } from '#domain/text/pasted/parseCells.ts'
import { openingRow } from '../openingValues.ts'
import type { RowCells, RowId, RowsChange } from '../rowsChange.ts'
import { type LeftOut, leftOutColumns, leftOutRows } from './leftOut.ts'
import { type ColumnMatch, matchColumns } from './matchColumns.ts'

/** Target of a paste: from one cell on to the right and down. */
export interface PasteInto {
  table: FormField
  /** Visible columns in their order. */
  columns: readonly FormField[]
  ids: readonly RowId[]
  row: number
  column: number
}

/** The effect of a paste, not yet applied. */
export interface PastePlan {
  change: RowsChange
  /** Number of rows written, existing and new. */
  rows: number
  /** Number of cells that get a value. */
  filled: number
  leftOut: readonly LeftOut[]
}

/** A pasted column and its table column. */
interface ColumnPair {
  from: number
  column: FormField
}

const isBlankRow = (row: readonly string[]): boolean => row.every((text) => text.trim() === '')

/**
 * Converts pasted texts to a change of rows. Unreadable texts empty their cell and show a message there; texts without
 * a place are in `leftOut`. Blank rows are skipped; a blank cell clears an existing cell and keeps a new one's default.
 */
export function planPaste(into: PasteInto, pasted: CellTexts, tables: ReadTables): PastePlan {
  const cells = pasted.filter((row) => !isBlankRow(row))
  const match = matchColumns(cells, into.columns, into.column)
  const body = cells.slice(match.headed ? 1 : 0)
  const row = Math.min(into.row, into.ids.length)
  const room = roomOf(into.table) - row
  const read = body.slice(0, room).map((texts) => readRow(texts, pairsOf(match), tables))
  const fresh = openingRow(into.table)
  const put = new Map<RowId, RowCells>()
  const insert: (RowCells & { at: number })[] = []
  for (const [index, { given }] of read.entries()) {
    const id = into.ids[row + index]
    if (id !== undefined) put.set(id, given)
    else insert.push({ ...given, at: row + index, cells: { ...fresh, ...withoutBlanks(given) } })
  }
  return {
    change: { put, insert },
    rows: read.length,
    filled: read.reduce((sum, each) => sum + each.filled, 0),
    leftOut: [
      ...leftOutRows(body.slice(Math.max(room, 0)), roomOf(into.table)),
      ...leftOutColumns(cells, match),
    ],
  }
}

const roomOf = ({ constraints: { numLimit = LIMITS.tableRows } }: FormField): number => numLimit

const pairsOf = ({ columns }: ColumnMatch): ColumnPair[] =>
  columns.flatMap((column, from) => (column && !column.isDisable ? [{ from, column }] : []))

interface ReadRow {
  given: RowCells
  filled: number
}

function readRow(
  texts: readonly string[],
  pairs: readonly ColumnPair[],
  tables: ReadTables,
): ReadRow {
  const cells: FormValues = {}
  const unread: Record<string, string> = {}
  let filled = 0
  for (const { from, column } of pairs) {
    const text = texts[from] ?? ''
    const reading = readText(column, text, tables)
    putOwn(cells, column.key, 'value' in reading ? reading.value : reading.kept)
    if ('reason' in reading && reading.kept === undefined)
      putOwn(unread, column.key, `“${text}”${reading.reason}`)
    if ('value' in reading && reading.value !== undefined) filled += 1
  }
  return { given: { cells, unread }, filled }
}

const withoutBlanks = ({ cells, unread = {} }: RowCells): FormValues =>
  Object.fromEntries(
    Object.entries(cells).filter(
      ([column, value]) => value !== undefined || Object.hasOwn(unread, column),
    ),
  )
