import { join } from 'node:path'
import { Readable } from 'node:stream'
import { findFile, keepFile } from '../../sandbox/storage/diskStore.ts'
import { HEAD_BYTES } from './holdsWhatItSays.ts'
import { signUpload } from './signUpload.ts'
import type { StorageSettings } from './storageSettings.ts'

/** The storage as far as the server itself needs it. */
export interface FileShelf {
  /** The key of a stored file's address, or undefined for an address that is not ours. */
  pathOf(url: string): string | undefined
  /** How a stored file begins, or undefined when the storage does not have it. */
  head(path: string): Promise<Uint8Array | undefined>
  /** A stored file's content, or undefined when the storage does not have it; never more than `most` bytes. */
  read(path: string, most: number): Promise<Uint8Array | undefined>
  /** Stores a file the server has made; what was there under this key is replaced. Throws when the storage refuses. */
  put(path: string, content: Uint8Array, contentType: string): Promise<void>
}

const TIMEOUT_MS = 10_000
const READ_TIMEOUT_MS = 30_000
const GRANT_MS = 60_000

const pathBelow = (baseUrl: string) => (url: string) =>
  url.startsWith(baseUrl) ? url.slice(baseUrl.length).split('?')[0] : undefined

/** A bucket of a provider: asked for the first bytes at the file's public address, given files as a browser gives them. */
export function remoteShelf(
  settings: StorageSettings,
  fetch: typeof globalThis.fetch,
  clock: () => Date,
): FileShelf {
  return {
    pathOf: pathBelow(settings.baseUrl),
    async head(path) {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const headers = { range: `bytes=0-${HEAD_BYTES - 1}` }
      const answer = await fetch(settings.baseUrl + path, { headers, signal })
      return answer.ok && answer.body ? firstBytes(answer.body, HEAD_BYTES) : undefined
    },
    async read(path, most) {
      const signal = AbortSignal.timeout(READ_TIMEOUT_MS)
      const answer = await fetch(settings.baseUrl + path, { signal })
      return answer.ok && answer.body ? firstBytes(answer.body, most) : undefined
    },
    async put(path, content, contentType) {
      const body = uploadForm(settings, path, content, { contentType, now: clock() })
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const answer = await fetch(settings.endpoint, { method: 'POST', body, signal })
      if (!answer.ok) throw new Error(`the storage refused ${path}: ${answer.status}`)
    },
  }
}

/** The signed form, the file last. */
function uploadForm(
  settings: StorageSettings,
  objectKey: string,
  content: Uint8Array,
  { contentType, now }: { contentType: string; now: Date },
): FormData {
  const expiresAt = new Date(now.getTime() + GRANT_MS)
  const grant = { objectKey, contentType, maxSize: content.length, now, expiresAt }
  const form = new FormData()
  for (const [name, value] of Object.entries(signUpload(settings, grant))) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(content)], { type: contentType }), 'file')
  return form
}

/** The local stand-in: a folder. */
export function localShelf(settings: StorageSettings, folder: string): FileShelf {
  return {
    pathOf: pathBelow(settings.baseUrl),
    async head(path) {
      const file = await findFile(join(folder, settings.bucket), path).catch(() => undefined)
      return file && firstBytes(file.stream({ end: HEAD_BYTES - 1 }), HEAD_BYTES)
    },
    async read(path, most) {
      const file = await findFile(join(folder, settings.bucket), path).catch(() => undefined)
      return file && firstBytes(file.stream(), most)
    },
    async put(path, content) {
      const range = { min: 0, max: content.length }
      const source = Readable.from([Buffer.from(content)])
      await keepFile(join(folder, settings.bucket), path, source, range, async () => undefined)
    },
  }
}

/** Reads no further than is looked at, also where a storage sends the whole file. */
async function firstBytes(source: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of source) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= most) break
  }
  return Buffer.concat(chunks).subarray(0, most)
}
