import { createHash } from 'node:crypto'
import { RefusalCode } from '#contract/envelope.ts'
import type { FileValue } from '#contract/formInfo.ts'
import { STATEMENT_FILE } from '#domain/file/statementFile.ts'
import { ownersOf } from '#server/base/ownersOf.ts'
import type { CallSubject } from '#server/base/subject.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { lockFiles } from '#server/modules/files/repositories/files.ts'
import { suits } from '#server/modules/files/storage/uploadPurposes.ts'
import type { FileStore } from '#server/providers/storage/fileStore.ts'
import type { Store } from '#server/store/store.ts'

const MOST = STATEMENT_FILE.sizeMb * 1024 * 1024

/**
 * Reads a statement that the caller uploaded, with its SHA-256 in hex. Throws BadRequest for a file of another owner or
 * purpose, or one missing in the storage.
 */
export async function uploadedBytes(
  { store, files }: { store: Store; files: FileStore },
  orgId: string,
  subject: CallSubject,
  { name, url }: FileValue,
): Promise<{ bytes: Uint8Array; digest: string }> {
  const path = files.pathOf(url) ?? ''
  const owners = ownersOf(subject)
  const isOwn = await store.tx(orgId, async (tx) => {
    const [file] = await lockFiles(tx, [path])
    return file !== undefined && owners.includes(file.owner) && suits(file, 'statement')
  })
  if (!isOwn) throw new Refusal(RefusalCode.BadRequest, 'enclosureForeign')
  const bytes = await files.read(path, MOST)
  if (!bytes) throw new Refusal(RefusalCode.BadRequest, 'fileMissing', { name })
  return { bytes, digest: createHash('sha256').update(bytes).digest('hex') }
}
