import { chmodSync, existsSync, mkdirSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const MEMORY = '/dev/shm'
/** Databases of a whole run take less than one, beside what its processes need. */
const ENOUGH_BYTES = 4 * 2 ** 30

const hasRoom = (): boolean => {
  if (!existsSync(MEMORY) || freemem() < 2 * ENOUGH_BYTES) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ENOUGH_BYTES
}

/**
 * Lets the run and its processes keep temporary files in memory where there is room (decision 0427): on a disk, making and
 * removing the thousand files of each test's database takes three times as long as all else. `TMPDIR` is left as it is told.
 */
export function keepTemporaryInMemory(): void {
  if (process.env.TMPDIR || !hasRoom()) return
  const folder = `${MEMORY}/society-portal`
  mkdirSync(folder, { recursive: true })
  // PostgreSQL of the tests runs as somebody else.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
}
