import { writeXlsx } from 'hucre/xlsx'
import type { SheetHead, Slice } from '../sheet.ts'
import { cellsOf } from '../writeSheet.ts'
import { xmlText } from '../xlsxSheet.ts'

export interface BookSheet extends SheetHead {
  slices: readonly Slice[]
}

/** A workbook of several sheets to write, as data for the worker thread. It is held in memory as a whole. */
export interface BookJob {
  sheets: readonly BookSheet[]
}

/** Writes a workbook; each sheet has frozen titles, and no text in it can be evaluated by a spreadsheet. */
export const writeBook = async ({ sheets }: BookJob): Promise<Uint8Array> =>
  writeXlsx({
    sheets: sheets.map(({ title: name, columns, slices }) => ({
      name,
      columns: columns.map(({ width, numberFormat }) => ({
        width,
        ...(numberFormat && { numFmt: numberFormat }),
      })),
      rows: [columns.map(({ title }) => title), ...rowsOf(slices)],
      freezePane: { rows: 1 },
    })),
  })

const rowsOf = (slices: readonly Slice[]) =>
  slices.flatMap((slice) =>
    cellsOf(slice).map((row) =>
      row.map((cell) => (typeof cell === 'string' ? xmlText(cell) || null : cell)),
    ),
  )
