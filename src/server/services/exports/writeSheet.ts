import { csvSheet } from './csvSheet.ts'
import type { Cell, SheetHead, Slice, WriteSheet } from './sheet.ts'
import { xlsxSheet } from './xlsxSheet.ts'

export type SheetFormat = 'csv' | 'xlsx'

/** A file to write, as data for the worker thread. */
export interface SheetJob extends SheetHead {
  format: SheetFormat
  slices: readonly Slice[]
}

const WRITERS: Record<SheetFormat, WriteSheet> = { csv: csvSheet, xlsx: xlsxSheet }

/** Writes an export. Numbers are numbers, all else is text that no spreadsheet runs. */
export async function writeSheet({ format, slices, ...head }: SheetJob): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of WRITERS[format](head, cellsOf(slices))) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The rows of slices, batch by batch. */
export function* cellsOf(slices: readonly Slice[]) {
  for (const slice of slices)
    yield (JSON.parse(new TextDecoder().decode(slice)) as Cell[][]).map((row) =>
      row.map((cell) => (typeof cell === 'string' ? defused(cell) : cell)),
    )
}

/** Text a spreadsheet would run as a formula, also after blanks or in full-width characters. */
const FORMULA = /^[\s\u00A0\uFEFF]*[=+\-@＝＋－＠\t\r]/

/** Prefixes an apostrophe to texts a spreadsheet could run as a formula. */
export const defused = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
