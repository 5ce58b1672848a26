import { join } from 'node:path'
import { findFile } from '../../sandbox/storage/diskStore.ts'
import { HEAD_BYTES } from './holdsWhatItSays.ts'
import type { StorageSettings } from './storageSettings.ts'

/** Reading side of the storage, as far as the server needs it. */
export interface FileShelf {
  /** The key of a stored file's address, or undefined for an address that is not ours. */
  pathOf(url: string): string | undefined
  /** How a stored file begins, or undefined when the storage does not have it. */
  head(path: string): Promise<Uint8Array | undefined>
}

const TIMEOUT_MS = 10_000

const pathBelow = (baseUrl: string) => (url: string) =>
  url.startsWith(baseUrl) ? url.slice(baseUrl.length).split('?')[0] : undefined

/** A bucket of a provider: asked for the first bytes at the file's public address. */
export function remoteShelf(settings: StorageSettings, fetch: typeof globalThis.fetch): FileShelf {
  return {
    pathOf: pathBelow(settings.baseUrl),
    async head(path) {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const headers = { range: `bytes=0-${HEAD_BYTES - 1}` }
      const answer = await fetch(settings.baseUrl + path, { headers, signal })
      return answer.ok && answer.body ? firstBytes(answer.body) : undefined
    },
  }
}

/** The local stand-in: a folder. */
export function localShelf(settings: StorageSettings, folder: string): FileShelf {
  return {
    pathOf: pathBelow(settings.baseUrl),
    async head(path) {
      const file = await findFile(join(folder, settings.bucket), path).catch(() => undefined)
      return file && firstBytes(file.stream({ end: HEAD_BYTES - 1 }))
    },
  }
}

/** Reads no further than is looked at, also where a storage sends the whole file. */
async function firstBytes(source: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of source) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= HEAD_BYTES) break
  }
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES)
}
