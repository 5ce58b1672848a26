import { parseCsv } from 'hucre/csv'
import { readXls, readXlsx } from 'hucre/xlsx'
import type { Rows } from '#domain/money/statement/statement.ts'
import { StatementFault } from '#domain/money/statement/statementFault.ts'
import { decodeText } from '#domain/money/statement/table/decodeText.ts'

/** First bytes of a ZIP archive, which a workbook is, and of the older binary format. */
const ZIP = [0x50, 0x4b]
const BINARY = [0xd0, 0xcf]

/**
 * The cells of a file as text: the first sheet of a workbook, or a text with commas, told by its first bytes, not by
 * its name.
 * @throws StatementFault `encoding` for a file that is none of them
 */
export async function readRows(bytes: Uint8Array): Promise<Rows> {
  if (begins(bytes, ZIP)) return sheetRows(() => readXlsx(bytes))
  if (begins(bytes, BINARY)) return sheetRows(() => readXls(bytes))
  return parseCsv(decodeText(bytes), { typeInference: false }).map((row) => row.map(cellText))
}

const begins = (bytes: Uint8Array, first: readonly number[]): boolean =>
  first.every((byte, at) => bytes[at] === byte)

async function sheetRows(
  read: () => Promise<{ sheets: readonly { rows: readonly (readonly unknown[])[] }[] }>,
): Promise<Rows> {
  const book = await read().catch(() => undefined)
  if (!book) throw new StatementFault('encoding')
  return (book.sheets[0]?.rows ?? []).map((row) => Array.from(row, cellText))
}

/** A day has no zone in a sheet; amounts have no more decimals than fees are written with. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ')
  if (typeof cell === 'number') return String(Number(cell.toFixed(DECIMALS)))
  return cell === null || cell === undefined ? '' : String(cell)
}

const DECIMALS = 5
