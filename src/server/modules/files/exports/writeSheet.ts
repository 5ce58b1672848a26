import { csvSheet } from './csvSheet.ts'
import type { Cell, SheetFormat, Slice, WriteSheet } from './sheet.ts'
import type { SheetJob } from './sheetTalk.ts'
import { xlsxSheet } from './xlsxSheet.ts'

const WRITERS: Record<SheetFormat, WriteSheet> = { csv: csvSheet, xlsx: xlsxSheet }

/**
 * Writes an export, reading rows only as its bytes are read. Numbers stay numbers, all else is text that no spreadsheet
 * evaluates.
 */
export const writeSheet = (
  { format, ...head }: SheetJob,
  slices: AsyncIterable<Slice>,
): AsyncIterable<Uint8Array> => WRITERS[format](head, batchesOf(slices))

async function* batchesOf(slices: AsyncIterable<Slice>): AsyncGenerator<Cell[][]> {
  for await (const slice of slices) yield cellsOf(slice)
}

/** Decodes the rows of a slice; no text in them can be evaluated by a spreadsheet. */
export const cellsOf = (slice: Slice): Cell[][] =>
  (JSON.parse(new TextDecoder().decode(slice)) as Cell[][]).map((row) =>
    row.map((cell) => (typeof cell === 'string' ? defused(cell) : cell)),
  )

/** Text that a spreadsheet would evaluate as a formula, also after blanks or in full-width characters. */
const FORMULA = /^[\s\u00A0\uFEFF]*[=+\-@＝＋－＠\t\r]/

/** Prefixes an apostrophe to a text that a spreadsheet could evaluate as a formula. */
export const defused = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
