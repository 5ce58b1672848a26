import type { Column } from './columns.ts'
import { defused } from './defused.ts'

type Writer = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]) => Promise<Uint8Array>

/** Format of an export → its file. The writers are loaded by the first export. */
export const SHEET_WRITERS: Record<'csv' | 'xlsx', Writer> = { csv: writeCsv, xlsx: writeXlsx }

/** Cells of a row; what is no number is text that no spreadsheet runs. */
const cells = <Row>(columns: readonly Column<Row>[], row: Row) =>
  columns.map(({ value }) => {
    const cell = value(row)
    return typeof cell === 'number' ? cell : defused(cell ?? '')
  })

/** The library quotes cells for its own end of line only; readers end one at either half of it, too. */
const LINE_ENDS = /[\r\n]/

/** UTF-8 with the mark that spreadsheets ask for; lines end as RFC 4180 has it, and nowhere else. */
async function writeCsv<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<Uint8Array> {
  const { stringify } = await import('csv-stringify/sync')
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => cells(columns, row))]
  return Buffer.from(
    stringify(lines, { bom: true, record_delimiter: 'windows', quoted_match: LINE_ENDS }),
  )
}

async function writeXlsx<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<Uint8Array> {
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const head = columns.map(({ title }) => ({ value: title, fontWeight: 'bold' as const }))
  const body = rows.map((row) =>
    cells(columns, row).map((cell) =>
      typeof cell === 'number'
        ? { type: Number, value: cell, format: '0.00' }
        : { type: String, value: cell },
    ),
  )
  const widths = columns.map(({ width }) => ({ width }))
  return writeXlsxFile([head, ...body], { columns: widths, stickyRowsCount: 1 }).toBuffer()
}
