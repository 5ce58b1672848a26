import { writeXlsxStream, XLSX_MAX_ROWS_PER_SHEET } from 'hucre/xlsx'
import type { Cell, WriteSheet } from './sheet.ts'

/**
 * A workbook with frozen titles: one sheet, and further ones with the same titles where a sheet can hold no more rows.
 * Rows are written and compressed on demand.
 */
export const xlsxSheet = xlsxSheetOf(XLSX_MAX_ROWS_PER_SHEET)

/** @param maxRowsPerSheet with the titles; a sheet can hold no more than `XLSX_MAX_ROWS_PER_SHEET` */
export function xlsxSheetOf(maxRowsPerSheet: number): WriteSheet {
  return async function* ({ title, columns }, batches) {
    yield* writeXlsxStream(writable(batches), {
      name: title,
      columns: columns.map(({ title: header, width, numberFormat }) => ({
        header,
        width,
        ...(numberFormat && { numFmt: numberFormat }),
      })),
      freezePane: { rows: 1 },
      maxRowsPerSheet,
    })
  }
}

async function* writable(batches: AsyncIterable<readonly Cell[][]>) {
  for await (const batch of batches)
    for (const row of batch)
      yield row.map((cell) => (typeof cell === 'string' ? xmlText(cell) || null : cell))
}

/** Characters XML does not allow; the library writes some of them, and no spreadsheet opens such a file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNWRITABLE = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Surrogate}/gu

/** Spreadsheets decode `_x003D_` as `=`: an underscore that begins such a text is itself encoded. */
const CODED = /_(?=x[\dA-Fa-f]{4}_)/g

/** Removes the characters that XML does not allow, and encodes texts that would be decoded. */
export const xmlText = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(CODED, '_x005F_')
