import { statfs } from 'node:fs/promises'

/** Four WAL segments: what PostgreSQL may need to finish work in progress. */
const MARGIN_BYTES = 64 * 1024 * 1024
const EVERY_MS = 500

export interface FreeSpace {
  /** True while less free space than the margin is left. */
  low(): boolean
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
  let low = false
  const look = async () => {
    const now = await isLow(dir).catch(() => low)
    if (now === low) return
    low = now
    changed(low)
  }
  await look()
  const timer = setInterval(look, EVERY_MS)
  timer.unref()
  return { low: () => low, stop: () => clearInterval(timer) }
}

async function isLow(dir: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(dir)
  return bavail * bsize < MARGIN_BYTES
}
