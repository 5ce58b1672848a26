import { writeXlsxStream } from 'hucre/xlsx'
import type { Cell, WriteSheet } from './sheet.ts'

/** A workbook of one sheet with frozen titles. Rows are written and compressed on demand. */
export const xlsxSheet: WriteSheet = async function* ({ title, columns }, batches) {
  yield* writeXlsxStream(writable(batches), {
    name: title,
    columns: columns.map(({ title: header, width, numberFormat }) => ({
      header,
      width,
      ...(numberFormat && { numFmt: numberFormat }),
    })),
    freezePane: { rows: 1 },
  })
}

function* writable(batches: Iterable<readonly Cell[][]>) {
  for (const batch of batches)
    for (const row of batch)
      yield row.map((cell) => (typeof cell === 'string' ? xmlText(cell) || null : cell))
}

/** Characters XML does not allow; the library writes some of them, and no spreadsheet opens such a file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNWRITABLE = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Surrogate}/gu

/** Spreadsheets decode `_x003D_` as `=`: an underscore that begins such a text is itself encoded. */
const CODED = /_(?=x[\dA-Fa-f]{4}_)/g

/** A text as a workbook can hold it. */
export const xmlText = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(CODED, '_x005F_')
