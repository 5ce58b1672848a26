import { RefusalCode } from '#contract/envelope.ts'
import type { FileValue } from '#contract/formInfo.ts'
import type { FileShelf } from '../../providers/storage/fileShelf.ts'
import { Refusal } from '../../refusal.ts'
import { findFiles, markFilesUsed } from '../../store/repositories/files.ts'
import type { Tx } from '../../store/store.ts'

/** Files the record does not hold yet. */
function freshOf(files: readonly FileValue[], already: readonly FileValue[]): FileValue[] {
  const had = new Set(already.map((file) => file.url))
  return files.filter((file) => !had.has(file.url))
}

/** Whether a file was really stored is asked of the storage, so this runs before any transaction. */
export async function requireStored(
  shelf: FileShelf,
  files: readonly FileValue[],
  already: readonly FileValue[] = [],
): Promise<void> {
  for (const { name, url } of freshOf(files, already)) {
    const path = shelf.pathOf(url)
    if (path === undefined) throw new Refusal(RefusalCode.BadRequest, 'enclosureForeign')
    if (!(await shelf.holds(path)))
      throw new Refusal(RefusalCode.BadRequest, 'fileMissing', { name })
  }
}

/**
 * Takes files into a record: every one was granted in this organisation, and to one of `owners` when they are given.
 * Files the record has already stay its own.
 */
export async function takeFiles(
  tx: Tx,
  shelf: FileShelf,
  files: readonly FileValue[],
  { owners, already = [] }: { owners?: readonly string[]; already?: readonly FileValue[] } = {},
): Promise<void> {
  const fresh = freshOf(files, already)
  const paths = [...new Set(fresh.map((file) => shelf.pathOf(file.url) ?? ''))]
  const granted = await findFiles(tx, paths)
  const allowed = granted.filter(({ owner }) => !owners || (owner !== '' && owners.includes(owner)))
  if (allowed.length !== paths.length) throw new Refusal(RefusalCode.BadRequest, 'enclosureForeign')
  await markFilesUsed(tx, paths)
}
