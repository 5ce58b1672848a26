import { RefusalCode } from '#contract/envelope.ts'
import type { FileValue } from '#contract/formInfo.ts'
import { extensionOf, HUGE_PICTURE, refuseContent } from '#domain/fileRules.ts'
import { LIMITS } from '#domain/limits.ts'
import { pictureKindOf } from '#domain/pictureContent.ts'
import type { FileShelf } from '../../providers/storage/fileShelf.ts'
import { holdsWhatItSays } from '../../providers/storage/holdsWhatItSays.ts'
import { Refusal } from '../../refusal.ts'
import type { ServerParts } from '../../serverParts.ts'
import { findFiles, markFilesUsed } from '../../store/repositories/files.ts'
import type { Tx } from '../../store/store.ts'
import { suits } from './uploadPurposes.ts'

/** The largest upload that is granted. */
const MOST_BYTES = LIMITS.attachments.sizeMb * 1024 * 1024

/** Files the record does not hold yet. */
function freshOf(files: readonly FileValue[], already: readonly FileValue[]): FileValue[] {
  const had = new Set(already.map((file) => file.url))
  return files.filter((file) => !had.has(file.url))
}

/**
 * Whether a file was really stored, is what its name says, and, being a picture, can be opened is asked of the storage,
 * so this runs before any transaction. A provider's bucket looks at no content; here everybody's files meet the same
 * check.
 */
export async function requireStored(
  { files: shelf, pictures }: Pick<ServerParts, 'files' | 'pictures'>,
  files: readonly FileValue[],
  already: readonly FileValue[] = [],
): Promise<void> {
  for (const { name, url } of freshOf(files, already)) {
    const path = shelf.pathOf(url)
    if (path === undefined) throw new Refusal(RefusalCode.BadRequest, 'enclosureForeign')
    const head = await shelf.head(path)
    if (!head) throw new Refusal(RefusalCode.BadRequest, 'fileMissing', { name })
    if (!(await holdsWhatItSays(extensionOf(path), head)))
      throw new Refusal(RefusalCode.BadRequest, 'fileForeign', { name })
    if (pictureKindOf(extensionOf(path))) await requirePicture(await shelf.read(path, MOST_BYTES))

    /** The header bounds what opening may cost. */
    async function requirePicture(content: Uint8Array | undefined): Promise<void> {
      if (!content) throw new Refusal(RefusalCode.BadRequest, 'fileMissing', { name })
      const wrong = refuseContent(path ?? '', content, content.length)
      if (wrong === HUGE_PICTURE) throw new Refusal(RefusalCode.BadRequest, 'pictureHuge', { name })
      if (wrong || !(await pictures.opens(content)))
        throw new Refusal(RefusalCode.BadRequest, 'pictureBroken', { name })
    }
  }
}

/** What a record demands of files it takes. */
export interface Taking {
  /** Who must have asked for the upload; anybody in this organisation when absent. */
  owners?: readonly string[]
  /** What the upload must have been granted for. */
  purpose?: string
  /** Files the record has already stay its own. */
  already?: readonly FileValue[]
}

/** Takes files into a record: every one was granted in this organisation, by the demands of `taking`. */
export async function takeFiles(
  tx: Tx,
  shelf: FileShelf,
  files: readonly FileValue[],
  { owners, purpose, already = [] }: Taking = {},
): Promise<void> {
  const fresh = freshOf(files, already)
  const paths = [...new Set(fresh.map((file) => shelf.pathOf(file.url) ?? ''))]
  const granted = await findFiles(tx, paths)
  const allowed = granted.filter(
    (file) =>
      (!owners || (file.owner !== '' && owners.includes(file.owner))) &&
      (!purpose || suits(file, purpose)),
  )
  if (allowed.length !== paths.length) throw new Refusal(RefusalCode.BadRequest, 'enclosureForeign')
  await markFilesUsed(tx, paths)
}
