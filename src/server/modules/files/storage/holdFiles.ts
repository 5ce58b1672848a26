import { RefusalCode } from '#contract/envelope.ts'
import type { FileValue } from '#contract/formInfo.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { FileStore } from '#server/providers/storage/fileStore.ts'
import type { Tx } from '#server/store/store.ts'
import {
  addHoldings,
  type Holder,
  listHeld,
  lockFiles,
  markFilesUsed,
  releaseFiles,
  removeHoldings,
  type UploadedFile,
} from '../repositories/files.ts'
import { freshOf } from './freshOf.ts'
import { suits } from './uploadPurposes.ts'

/** Requirements on files attached to a place. */
export interface Taking {
  /** Owners acting: files they uploaded may be attached. The first becomes the owner of files without one. */
  owners: readonly string[]
  /** Purpose the upload must have been granted for. */
  purpose?: string
  /**
   * Hash of the submitted form: files uploaded into it that no record holds yet may be attached by anyone who has their
   * names.
   */
  formHash?: string
  /** Files the record already holds; they stay attached. */
  already?: readonly FileValue[]
}

/**
 * Makes a place of a record hold exactly these files. Each must be granted in this organisation and meet `taking`;
 * files no longer held are left to the sweep. Serialised with a concurrent sweep: either the record gets the file, or
 * the call fails and the file has to be uploaded again.
 */
export async function holdFiles(
  tx: Tx,
  fileStore: FileStore,
  holder: Holder,
  files: readonly FileValue[],
  taking: Taking,
): Promise<void> {
  const named = files.map(({ url }) => fileStore.pathOf(url)).filter((path) => path !== undefined)
  const held = await listHeld(tx, holder)
  const claimed = await takeFresh(tx, fileStore, freshOf(files, taking.already ?? []), taking)
  const released = held.filter((path) => !named.includes(path))
  await addHoldings(tx, holder, claimed)
  await markFilesUsed(tx, claimed, taking.owners[0])
  await removeHoldings(tx, holder, released)
  await releaseFiles(tx, released)
}

/** Locks the files to be attached and returns their object names. */
async function takeFresh(
  tx: Tx,
  fileStore: FileStore,
  fresh: readonly FileValue[],
  taking: Taking,
): Promise<string[]> {
  const byPath = new Map(fresh.map((file) => [fileStore.pathOf(file.url) ?? '', file]))
  const granted = new Map((await lockFiles(tx, [...byPath.keys()])).map((row) => [row.path, row]))
  for (const [path, { name }] of byPath) {
    const file = granted.get(path)
    if (file?.sweptAt) throw new Refusal(RefusalCode.BadRequest, 'fileGone', { name })
    if (!file || !mayTake(file, taking))
      throw new Refusal(RefusalCode.BadRequest, 'enclosureForeign')
  }
  return [...byPath.keys()]
}

/** Object names are random and known to the uploader alone until a record shows the file to others. */
function mayTake(file: UploadedFile, { owners, purpose, formHash }: Taking): boolean {
  if (purpose !== undefined && !suits(file, purpose)) return false
  if (file.owner !== '' && owners.includes(file.owner)) return true
  return formHash !== undefined && file.formHash === formHash && file.usedAt === null
}
