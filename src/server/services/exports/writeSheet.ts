import { csvSheet } from './csvSheet.ts'
import type { Cell, SheetFormat, Slice, WriteSheet } from './sheet.ts'
import type { SheetJob } from './sheetTalk.ts'
import { xlsxSheet } from './xlsxSheet.ts'

const WRITERS: Record<SheetFormat, WriteSheet> = { csv: csvSheet, xlsx: xlsxSheet }

/**
 * Writes an export, taking rows only as its bytes are read. Numbers are numbers, all else is text that no spreadsheet
 * runs.
 */
export const writeSheet = (
  { format, ...head }: SheetJob,
  slices: AsyncIterable<Slice>,
): AsyncIterable<Uint8Array> => WRITERS[format](head, batchesOf(slices))

async function* batchesOf(slices: AsyncIterable<Slice>): AsyncGenerator<Cell[][]> {
  for await (const slice of slices) yield cellsOf(slice)
}

/** The rows of a slice, none of whose texts a spreadsheet runs. */
export const cellsOf = (slice: Slice): Cell[][] =>
  (JSON.parse(new TextDecoder().decode(slice)) as Cell[][]).map((row) =>
    row.map((cell) => (typeof cell === 'string' ? defused(cell) : cell)),
  )

/** Text a spreadsheet would run as a formula, also after blanks or in full-width characters. */
const FORMULA = /^[\s\u00A0\uFEFF]*[=+\-@＝＋－＠\t\r]/

/** Prefixes an apostrophe to texts a spreadsheet could run as a formula. */
export const defused = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
