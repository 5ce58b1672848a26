import { RefusalCode } from '#contract/envelope.ts'
import type { FileValue } from '#contract/formInfo.ts'
import { extensionOf, HUGE_PICTURE, refuseContent } from '#domain/file/fileRules.ts'
import { pictureKindOf } from '#domain/file/pictureContent.ts'
import { LIMITS } from '#domain/limits.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { FileStore } from '#server/providers/storage/fileStore.ts'
import { holdsWhatItSays } from '#server/providers/storage/holdsWhatItSays.ts'
import type { PictureViewer } from '../pictures/pictureViewer.ts'
import { freshOf } from './freshOf.ts'

/** The largest upload granted. */
const MOST_BYTES = LIMITS.attachments.sizeMb * 1024 * 1024

/**
 * Throws unless every new file is stored, has the content its extension names and, if a picture, can be opened. Queries
 * the storage, so call it before any transaction. A provider's bucket checks no content itself.
 */
export async function requireStored(
  { files: fileStore, pictures }: { files: FileStore; pictures: PictureViewer },
  files: readonly FileValue[],
  already: readonly FileValue[] = [],
): Promise<void> {
  for (const { name, url } of freshOf(files, already)) {
    const path = fileStore.pathOf(url)
    if (path === undefined) throw new Refusal(RefusalCode.BadRequest, 'enclosureForeign')
    const head = await fileStore.head(path)
    if (!head) throw new Refusal(RefusalCode.BadRequest, 'fileMissing', { name })
    if (!(await holdsWhatItSays(extensionOf(path), head)))
      throw new Refusal(RefusalCode.BadRequest, 'fileForeign', { name })
    if (pictureKindOf(extensionOf(path)))
      await requirePicture(await fileStore.read(path, MOST_BYTES))

    /** Checks the header first, because it bounds the cost of opening the picture. */
    async function requirePicture(content: Uint8Array | undefined): Promise<void> {
      if (!content) throw new Refusal(RefusalCode.BadRequest, 'fileMissing', { name })
      const wrong = refuseContent(path ?? '', content, content.length)
      if (wrong === HUGE_PICTURE) throw new Refusal(RefusalCode.BadRequest, 'pictureHuge', { name })
      if (wrong || !(await pictures.opens(content)))
        throw new Refusal(RefusalCode.BadRequest, 'pictureBroken', { name })
    }
  }
}
