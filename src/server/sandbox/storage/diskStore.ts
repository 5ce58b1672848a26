import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { HEAD_BYTES } from '#server/providers/storage/holdsWhatItSays.ts'
import type { SizeRange } from './checkConditions.ts'
import { StorageError } from './storageError.ts'

export interface StoredFile {
  size: number
  /** Streams this byte range, both ends included; the whole file without one. */
  stream: (part?: { start?: number; end: number }) => Readable
}

const SAFE_KEY = /^[\p{L}\p{N}_-][\p{L}\p{N}._-]*(?:\/[\p{L}\p{N}_-][\p{L}\p{N}._-]*)*$/u

/** Returns the key, a path below the bucket's folder; throws for one that could leave the folder. */
export function checkKey(key: string): string {
  if (key.length <= 1023 && SAFE_KEY.test(key)) return key
  throw new StorageError(400, 'InvalidObjectName', 'The specified object name is not valid.')
}

interface Keeping {
  range: SizeRange
  /** Rejects the file by its first bytes. */
  inspect?: (head: Buffer) => Promise<void>
  /** Rejects the file when the key exists. */
  once?: boolean
}

/**
 * Writes the file beside its final path, flushes and checks it, then renames it: readers never see a partial file, and
 * after a power failure the file is complete or absent.
 */
export async function keepFile(
  folder: string,
  key: string,
  source: AsyncIterable<Buffer>,
  { range, inspect = async () => undefined, once = false }: Keeping,
): Promise<void> {
  const place = join(folder, checkKey(key))
  const draft = join(folder, `.${randomUUID()}.part`)
  await mkdir(dirname(place), { recursive: true })
  try {
    await inspect(await writeCounted(draft, source, range))
    await (once ? placeOnce(draft, place) : rename(draft, place))
  } finally {
    await rm(draft, { force: true })
  }
}

/** Links the file to its path; of concurrent writers exactly one succeeds. */
async function placeOnce(draft: string, place: string): Promise<void> {
  try {
    await link(draft, place)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new StorageError(
      409,
      'FileAlreadyExists',
      'The object you specified already exists and can not be overwritten.',
    )
  }
}

/** Writes the file, stopping at the first byte beyond the limit. Returns its first bytes. */
async function writeCounted(path: string, source: AsyncIterable<Buffer>, range: SizeRange) {
  const file = await open(path, 'wx')
  let head = Buffer.alloc(0)
  let size = 0
  try {
    for await (const chunk of source) {
      size += chunk.length
      if (size > range.max) throw tooLarge(range)
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES)
      await file.write(chunk)
    }
    if (size < range.min) throw tooSmall(range)
    await file.sync()
    return head
  } finally {
    await file.close()
  }
}

const tooLarge = (range: SizeRange) =>
  new StorageError(
    413,
    'EntityTooLarge',
    `Your proposed upload exceeds the maximum allowed size ${range.max}.`,
    '0006-00000003',
  )
const tooSmall = (range: SizeRange) =>
  new StorageError(
    400,
    'EntityTooSmall',
    `Your proposed upload is smaller than the minimum allowed size ${range.min}.`,
  )

/** Removes a stored file; succeeds when there is none. */
export async function removeFile(folder: string, key: string): Promise<void> {
  await rm(join(folder, checkKey(key)), { force: true })
}

/** Returns the stored file; undefined when there is none. */
export async function findFile(folder: string, key: string): Promise<StoredFile | undefined> {
  const path = join(folder, checkKey(key))
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) return undefined
  return { size: found.size, stream: (part) => createReadStream(path, part) }
}
