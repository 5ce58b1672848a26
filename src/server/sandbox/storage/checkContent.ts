import { extensionOf } from '#domain/file/fileRules.ts'
import { holdsWhatItSays } from '#server/providers/storage/holdsWhatItSays.ts'
import { StorageError } from './storageError.ts'

/** Rejects a file whose content does not match its key's extension. */
export async function checkContent(key: string, head: Buffer): Promise<void> {
  const extension = extensionOf(key)
  if (await holdsWhatItSays(extension, head)) return
  throw new StorageError(
    400,
    'InvalidObjectContent',
    `The content of the file is not what its extension '${extension}' says.`,
  )
}
