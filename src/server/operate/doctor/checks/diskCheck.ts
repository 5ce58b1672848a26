import { statfs } from 'node:fs/promises'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/doctor.json' with { type: 'json' }
import { bad, type Examined, good, warning } from '../examined.ts'

const GIB = 1024 ** 3

/** Free space in bytes below which a disk is named; the embedded database stops writing far below. */
const LOW = { bad: GIB, warning: 5 * GIB }

type FreeSpace = (path: string) => Promise<{ bavail: number; bsize: number }>

/** Names the free space of each folder, one line a folder. */
export const diskCheck = (folders: readonly string[], read: FreeSpace = statfs) =>
  Promise.all([...new Set(folders)].map((path) => oneFolder(path, read)))

async function oneFolder(path: string, read: FreeSpace): Promise<Examined> {
  const space = await read(path).catch(() => undefined)
  if (!space) return bad(fill(words.noFolder, { path }))
  const free = space.bavail * space.bsize
  const line = fill(words.free, { path, free: (free / GIB).toFixed(1) })
  if (free < LOW.bad) return bad(line)
  return free < LOW.warning ? warning(line) : good(line)
}
