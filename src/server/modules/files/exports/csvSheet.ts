import { stringify } from 'csv-stringify/sync'
import type { Cell, WriteSheet } from './sheet.ts'

/**
 * Characters for which cells are quoted: the library quotes for its own line ending only, but readers end a line at
 * either.
 */
const LINE_ENDS = /[\r\n]/

/** UTF-8 with the BOM that spreadsheets need; lines end as in RFC 4180. */
export const csvSheet: WriteSheet = async function* ({ columns }, batches) {
  yield csvOf([columns.map(({ title }) => title)], { bom: true })
  for await (const batch of batches) yield csvOf(batch)
}

/**
 * Digits that a spreadsheet would read as a quantity: it would drop leading zeros and digits after the fifteenth, and
 * show twelve or more digits, or an E between digits, in exponential form.
 */
const NUMBER_LIKE = /^(?:\d{12,}|0\d+|\d+E\d+)$/i

/** Appends a tab to such digits, which keeps them text, as in the bills of providers (decision 0410). */
const kept = (cell: Cell): Cell =>
  typeof cell === 'string' && NUMBER_LIKE.test(cell) ? `${cell}\t` : cell

const csvOf = (rows: readonly Cell[][], more: { bom?: true } = {}): Uint8Array =>
  Buffer.from(
    stringify(
      rows.map((row) => row.map(kept)),
      { ...more, record_delimiter: 'windows', quoted_match: LINE_ENDS },
    ),
  )
