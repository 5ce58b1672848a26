import { statfs } from 'node:fs/promises'

const MIB = 1024 * 1024

/**
 * Four WAL segments: the space PostgreSQL may need to finish work in progress. Two of them are reserved for what logins
 * and look-ups write, a few hundred bytes each.
 */
const MARGIN_BYTES = 64 * MIB
const RESERVE_BYTES = 32 * MIB
const EVERY_MS = 500

export interface FreeSpace {
  /** True while less free space than the margin is left. */
  low(): boolean
  /** True while there is not even enough space for what logins and look-ups write. */
  spent(): boolean
  stop(): void
}

/**
 * Polls the free space of a directory's disk; calls `changed` whenever it crosses the margin. Assumes enough space
 * where the file system does not report it.
 */
export async function watchFreeSpace(
  dir: string,
  changed: (low: boolean) => void,
): Promise<FreeSpace> {
  let free = Number.POSITIVE_INFINITY
  const low = () => free < MARGIN_BYTES
  const look = async () => {
    const was = low()
    free = await freeBytes(dir).catch(() => free)
    if (low() !== was) changed(low())
  }
  await look()
  const timer = setInterval(look, EVERY_MS)
  timer.unref()
  return { low, spent: () => free < RESERVE_BYTES, stop: () => clearInterval(timer) }
}

async function freeBytes(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir)
  return bavail * bsize
}
