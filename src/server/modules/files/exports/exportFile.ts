import { formatMoment } from '#domain/time/dateFormat.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { CallContext } from '#server/base/call.ts'
import type { StreamedFile } from '#server/base/servedFile.ts'
import { contentTypeOf } from '#server/providers/storage/contentTypes.ts'
import type { KeysetListed } from '#server/store/queries/keyset.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { fileStream } from './fileStream.ts'
import { rowsRead } from './rowsRead.ts'
import type { Column, SheetColumn, SheetFormat } from './sheet.ts'
import type { SheetWriter } from './sheetWriter.ts'

export interface Export<Row> {
  /** Beginning of the file name. */
  title: string
  format: SheetFormat
  columns: readonly Column<Row>[]
  list: (tx: Tx) => KeysetListed<Row>
  /** Records the export, in its first transaction. */
  note?: (tx: Tx) => Promise<void>
}

type Request = CallContext<'org' | 'subject' | 'now', { store: Store; sheets: SheetWriter }>

/**
 * Exports a list of any length as a file that is not stored but generated while it is sent (decisions 0194, 0317). It
 * has the rows that exist when it begins, each in its state at the time of reading.
 * @throws Conflict while this account's last export is under way, Unavailable while too many are
 */
export async function exportFile<Row>(request: Request, what: Export<Row>): Promise<StreamedFile> {
  const release = request.parts.sheets.take(requireAccount(request.subject).id)
  try {
    return await begun(request, what, release)
  } catch (error) {
    release()
    throw error
  }
}

async function begun<Row>(
  { org: { orgId }, now, parts }: Request,
  { title, format, columns, list, note }: Export<Row>,
  release: () => void,
): Promise<StreamedFile> {
  const until = await parts.store.tx(orgId, async (tx) => {
    await note?.(tx)
    tx.note({ detail: { rows: await list(tx).count() } })
    return tx.now
  })
  const read = rowsRead(parts.store, { orgId, columns, list, until })
  const chunks = parts.sheets.write({ title, format, columns: headsOf(columns) }, read.slices)
  return {
    name: `${title}-${formatMoment(now.toISOString(), 'yyyyMMddHHmm')}.${format}`,
    type: contentTypeOf(format),
    stream: await fileStream(chunks, { rows: () => read.count, release }),
  }
}

const headsOf = <Row>(columns: readonly Column<Row>[]): SheetColumn[] =>
  columns.map(({ value, ...head }) => head)
