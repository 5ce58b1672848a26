import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileNames } from '#server/providers/storage/fileNames.ts'
import type { FileStore } from '#server/providers/storage/fileStore.ts'
import { firstBytes } from '#server/providers/storage/firstBytes.ts'
import { HEAD_BYTES } from '#server/providers/storage/holdsWhatItSays.ts'
import { readAddress } from '#server/providers/storage/readAddress.ts'
import type { StorageSettings } from '#server/providers/storage/storageSettings.ts'
import { findFile, keepFile, removeFile } from './diskStore.ts'

/** A file store in a local folder, read and written without HTTP; for demonstrations. */
export function localFileStore(
  settings: StorageSettings,
  folder: string,
  clock: () => Date,
): FileStore {
  return {
    ...fileNames(settings),
    addressOf: (path) => readAddress(settings, path, clock()),
    head: (path) =>
      ifThere(async () => {
        const file = await findFile(join(folder, settings.bucket), path)
        return file && (await firstBytes(file.stream({ end: HEAD_BYTES - 1 }), HEAD_BYTES))
      }),
    read: (path, most) =>
      ifThere(async () => {
        const file = await findFile(join(folder, settings.bucket), path)
        return file && (await firstBytes(file.stream(), most))
      }),
    async put(path, content) {
      const range = { min: 0, max: content.length }
      const source = Readable.from([Buffer.from(content)])
      await keepFile(join(folder, settings.bucket), path, source, { range })
    },
    remove: (path) => removeFile(join(folder, settings.bucket), path),
  }
}

/** Returns undefined when the file is removed between lookup and reading. */
const ifThere = <T>(read: () => Promise<T>): Promise<T | undefined> => read().catch(() => undefined)
