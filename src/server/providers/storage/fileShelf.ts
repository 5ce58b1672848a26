import { join } from 'node:path'
import { findFile } from '../../sandbox/storage/diskStore.ts'
import type { StorageSettings } from './storageSettings.ts'

/** Reading side of the storage, as far as the server needs it. */
export interface FileShelf {
  /** The key of a stored file's address, or undefined for an address that is not ours. */
  pathOf(url: string): string | undefined
  /** Whether the storage has the file. */
  holds(path: string): Promise<boolean>
}

const TIMEOUT_MS = 10_000

const pathBelow = (baseUrl: string) => (url: string) =>
  url.startsWith(baseUrl) ? url.slice(baseUrl.length).split('?')[0] : undefined

/** A bucket of a provider: asked by a HEAD of the file's public address. */
export function remoteShelf(settings: StorageSettings, fetch: typeof globalThis.fetch): FileShelf {
  return {
    pathOf: pathBelow(settings.baseUrl),
    async holds(path) {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const answer = await fetch(settings.baseUrl + path, { method: 'HEAD', signal })
      return answer.ok
    },
  }
}

/** The local stand-in: a folder. */
export function localShelf(settings: StorageSettings, folder: string): FileShelf {
  return {
    pathOf: pathBelow(settings.baseUrl),
    holds: async (path) =>
      (await findFile(join(folder, settings.bucket), path).catch(() => undefined)) !== undefined,
  }
}
