import { stringify } from 'csv-stringify/sync'
import type { Cell, WriteSheet } from './sheet.ts'

/** The library quotes cells for its own line ending only, but readers end a line at either character of it. */
const LINE_ENDS = /[\r\n]/

/** UTF-8 with the BOM that spreadsheets need; lines end as in RFC 4180. */
export const csvSheet: WriteSheet = async function* ({ columns }, batches) {
  yield csvOf([columns.map(({ title }) => title)], { bom: true })
  for await (const batch of batches) yield csvOf(batch)
}

const csvOf = (rows: readonly Cell[][], more: { bom?: true } = {}): Uint8Array =>
  Buffer.from(
    stringify([...rows], { ...more, record_delimiter: 'windows', quoted_match: LINE_ENDS }),
  )
