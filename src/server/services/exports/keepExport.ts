import type { Schema } from '#contract/calls.ts'
import { formatMoment } from '#domain/dateFormat.ts'
import type { CallContext } from '../../binder/callRequest.ts'
import { contentTypeOf } from '../../providers/storage/contentTypes.ts'
import { publicId } from '../../store/publicId.ts'
import { insertFile } from '../../store/repositories/files.ts'
import type { Tx } from '../../store/store.ts'
import { requireAccount } from '../authorize.ts'
import type { Column } from './columns.ts'
import { SHEET_WRITERS } from './writeSheet.ts'

export interface Sheet<Row> {
  /** What the file's name begins with. */
  title: string
  format: 'csv' | 'xlsx'
  columns: readonly Column<Row>[]
  /** Reads the rows in the transaction that notes the file. */
  rows: (tx: Tx) => Promise<Row[]>
}

/**
 * A list as a file in the object storage, at an address nobody guesses. It is noted before it is stored, so that what a
 * crash leaves behind is swept with the rest after a day.
 */
export async function keepExport<Row>(
  { org, subject, now, parts }: CallContext,
  { title, format, columns, rows }: Sheet<Row>,
): Promise<Schema<'FileValue'>> {
  const contentType = contentTypeOf(format)
  const path = `${org.code}/export/${publicId()}.${format}`
  const name = `${title}-${formatMoment(now.toISOString(), 'yyyyMMddHHmm')}.${format}`
  const owner = requireAccount(subject).id
  const listed = await parts.store.tx(org.orgId, async (tx) => {
    await insertFile(tx, { path, name, contentType, size: 0, purpose: 'export', owner })
    return rows(tx)
  })
  const content = await SHEET_WRITERS[format](columns, listed)
  await parts.files.put(path, content, contentType)
  return { name, url: `${parts.storage.baseUrl}${path}` }
}
