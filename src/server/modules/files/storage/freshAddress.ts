import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { Call } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { FileStore } from '#server/providers/storage/fileStore.ts'
import type { Store } from '#server/store/store.ts'
import { findFile } from '../repositories/files.ts'
import { type FileReaders, requireFileReader } from './requireFileReader.ts'

/**
 * Returns a fresh signed address of a file, for pages open longer than the first one was valid. Access is checked
 * before signing.
 */
export async function freshAddress({
  input,
  org,
  subject,
  parts,
}: Call<
  'fileAddress',
  'org' | 'subject',
  { store: Store; files: FileStore; fileReaders: FileReaders }
>): Promise<CallData<'fileAddress'>> {
  const path = parts.files.pathOf(input.url)
  if (path === undefined) throw new Refusal(RefusalCode.BadRequest, 'enclosureForeign')
  await parts.store.tx(org.orgId, async (tx) => {
    const file = await findFile(tx, path)
    if (!file) throw new Refusal(RefusalCode.NotFound, 'noSuchAddress')
    await requireFileReader(tx, { subject, readers: parts.fileReaders }, file)
  })
  return { url: parts.files.addressOf(path) }
}
