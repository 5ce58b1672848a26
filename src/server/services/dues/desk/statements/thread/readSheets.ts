import { detectDelimiter } from 'hucre/csv'
import { readXls, readXlsx } from 'hucre/xlsx'
import type { Rows } from '#domain/money/statement/statement.ts'
import { StatementFault } from '#domain/money/statement/statementFault.ts'
import { decodeText } from '#domain/money/statement/table/decodeText.ts'
import { readCsv } from '#domain/text/csv.ts'
import { requireTextSize, requireWorkbookSize } from './workbookLimits.ts'

/** A sheet of a file; a text has one, without a name. */
export interface Sheet {
  name: string
  rows: Rows
}

/** First bytes of a ZIP archive, which a workbook is, and of the older binary format. */
const ZIP = [0x50, 0x4b]
const BINARY = [0xd0, 0xcf]

/**
 * The cells of a file as text: every sheet of a workbook, or a text with commas, tabs or semicolons, told by its first
 * bytes, not by its name.
 * @throws StatementFault `encoding` for a file that is none of them, `quote` for a text whose cells cannot be told apart,
 * and what `workbookLimits.ts` says of one that is too large
 */
export async function readSheets(bytes: Uint8Array): Promise<readonly Sheet[]> {
  if (begins(bytes, ZIP)) {
    requireWorkbookSize(bytes)
    return workbook(() => readXlsx(bytes))
  }
  if (begins(bytes, BINARY)) return workbook(() => readXls(bytes))
  const text = decodeText(bytes)
  requireTextSize(text)
  return [{ name: '', rows: textRows(text) }]
}

const begins = (bytes: Uint8Array, first: readonly number[]): boolean =>
  first.every((byte, at) => bytes[at] === byte)

/** Rows by their line in the text, from 1; those between are empty. */
function textRows(text: string): Rows {
  const { records, brokenAt } = readCsv(text, detectDelimiter(text))
  if (brokenAt !== undefined) throw new StatementFault('quote', { line: brokenAt })
  const rows: string[][] = Array.from({ length: records.at(-1)?.line ?? 0 }, () => [])
  for (const { line, cells } of records) rows[line - 1] = cells
  return rows
}

interface Book {
  sheets: readonly { name: string; rows: readonly (readonly unknown[])[] }[]
}

async function workbook(read: () => Promise<Book>): Promise<readonly Sheet[]> {
  const book = await read().catch(() => undefined)
  if (!book) throw new StatementFault('encoding')
  return book.sheets.map(({ name, rows }) => ({
    name,
    rows: rows.map((row) => Array.from(row, cellText)),
  }))
}

/**
 * A day has no zone in a sheet; amounts have no more decimals than fees are written with. A number with more digits
 * than a sheet keeps is written as the quantity it became, so that nobody takes it for what it was.
 */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ')
  if (typeof cell === 'number') return numberText(cell)
  return cell === null || cell === undefined ? '' : String(cell)
}

const DECIMALS = 5
const FIRST_CUT = 1e15

const numberText = (number: number): string =>
  Math.abs(number) >= FIRST_CUT ? number.toExponential() : String(Number(number.toFixed(DECIMALS)))
