import { detectDelimiter } from 'hucre/csv'
import { readXls, readXlsx } from 'hucre/xlsx'
import type { Rows } from '#domain/money/statement/statement.ts'
import { StatementFault } from '#domain/money/statement/statementFault.ts'
import { decodeText } from '#domain/money/statement/table/decodeText.ts'
import { readCsv } from '#domain/text/csv.ts'
import { requireTextSize, requireWorkbookSize } from './workbookLimits.ts'

/** A sheet of a file; a text file has a single one with an empty name. */
export interface Sheet {
  name: string
  rows: Rows
}

/** First bytes of a ZIP archive, which a workbook is, and of the older binary format. */
const ZIP = [0x50, 0x4b]
const BINARY = [0xd0, 0xcf]

/**
 * Returns the cells of a file as text: every sheet of a workbook, or a text separated by commas, tabs or semicolons.
 * The first bytes determine the format, not the name.
 * @throws StatementFault `encoding` for any other file, `quote` for a text whose cells cannot be separated, and as
 * `workbookLimits.ts` for one that is too large
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

/** Parses rows by their line number in the text, from 1; lines in between are empty. */
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
 * Converts a cell to text. A date in a sheet has no time zone; a number has no more decimals than fees. A number with
 * more digits than a sheet stores exactly is written in exponential form, so that it is not mistaken for the original.
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
