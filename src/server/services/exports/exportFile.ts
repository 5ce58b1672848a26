import type { CallFile } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { formatMoment } from '#domain/time/dateFormat.ts'
import { Refusal } from '../../messages/refusal.ts'
import { contentTypeOf } from '../../providers/storage/contentTypes.ts'
import type { Listed } from '../../store/repositories/listed.ts'
import type { Store, Tx } from '../../store/store.ts'
import type { CallContext } from '../call.ts'
import type { Column, SheetColumn } from './sheet.ts'
import type { SheetWriter } from './sheetWriter.ts'
import { slicesOf } from './slicesOf.ts'
import type { SheetFormat } from './writeSheet.ts'

/** Maximum rows: more than a file opened by hand should hold. */
export const MOST_ROWS = 50_000

export interface Export<Row> {
  /** Beginning of the file name. */
  title: string
  format: SheetFormat
  columns: readonly Column<Row>[]
  list: (tx: Tx) => Listed<Row> | Promise<Listed<Row>>
  /** Records the export in the same transaction. */
  note?: (tx: Tx) => Promise<void>
}

/** Exports a list as a file that is not stored (decision 0194). All errors occur before the first byte is sent. */
export async function exportFile<Row>(
  { org, now, parts }: CallContext<'org' | 'now', { store: Store; sheets: SheetWriter }>,
  { title, format, columns, list, note }: Export<Row>,
): Promise<CallFile> {
  const slices = await parts.store.tx(org.orgId, async (tx) => {
    await note?.(tx)
    const found = await list(tx)
    const rows = await fewEnough(found)
    tx.note({ detail: { rows } })
    return slicesOf(columns, found.rows())
  })
  const content = await parts.sheets.write({ title, format, columns: headsOf(columns), slices })
  return {
    name: `${title}-${formatMoment(now.toISOString(), 'yyyyMMddHHmm')}.${format}`,
    content: new Blob([content as BlobPart], { type: contentTypeOf(format) }),
  }
}

async function fewEnough<Row>(list: Listed<Row>): Promise<number> {
  const count = await list.count()
  if (count > MOST_ROWS)
    throw new Refusal(RefusalCode.Conflict, 'exportTooMany', { limit: MOST_ROWS })
  return count
}

const headsOf = <Row>(columns: readonly Column<Row>[]): SheetColumn[] =>
  columns.map(({ value, ...head }) => head)
