/** Money and other numbers are numbers, all else text; null is an empty cell. */
export type Cell = string | number | null

/** A batch of rows as JSON bytes. */
export type Slice = Uint8Array<ArrayBuffer>

export type SheetFormat = 'csv' | 'xlsx'

export interface SheetHead {
  /** Sheet name: at most 31 characters, without those that spreadsheets reserve. */
  title: string
  columns: readonly SheetColumn[]
}

export interface SheetColumn {
  title: string
  /** Width in characters. */
  width: number
  /** Spreadsheet format of the column's numbers. */
  numberFormat?: string
}

/** Writes a table as a file, in chunks, reading rows only as the chunks are read. */
export type WriteSheet = (
  head: SheetHead,
  batches: AsyncIterable<readonly Cell[][]>,
) => AsyncIterable<Uint8Array>

/** A column of an export; money is a number, everything else text. */
export interface Column<Listed> extends SheetColumn {
  value: (row: Listed) => Cell | undefined
}
