import { stringify } from 'csv-stringify/sync'
import type { Cell, WriteSheet } from './sheet.ts'

/** The library quotes cells for its own line ending only, but readers end a line at either character of it. */
const LINE_ENDS = /[\r\n]/

/** UTF-8 with the BOM that spreadsheets need; lines end as in RFC 4180. */
export const csvSheet: WriteSheet = async function* ({ columns }, batches) {
  yield csvOf([columns.map(({ title }) => title)], { bom: true })
  for await (const batch of batches) yield csvOf(batch)
}

/**
 * Digits that a spreadsheet would take for a quantity: it cuts those behind the fifteenth and the zeros in front, and
 * shows twelve and more, or an E between them, as a power.
 */
const NUMBER_LIKE = /^(?:\d{12,}|0\d+|\d+E\d+)$/i

/** A tab behind such digits keeps them text, as the bills of providers do (decision 0410). */
const kept = (cell: Cell): Cell =>
  typeof cell === 'string' && NUMBER_LIKE.test(cell) ? `${cell}\t` : cell

const csvOf = (rows: readonly Cell[][], more: { bom?: true } = {}): Uint8Array =>
  Buffer.from(
    stringify(
      rows.map((row) => row.map(kept)),
      { ...more, record_delimiter: 'windows', quoted_match: LINE_ENDS },
    ),
  )
