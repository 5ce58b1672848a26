import { statfs } from 'node:fs/promises'

/** Four WAL segments: what PostgreSQL may need to finish what it began. */
const MARGIN_BYTES = 64 * 1024 * 1024
const EVERY_MS = 500

export interface FreeSpace {
  /** True while less than the margin is free. */
  low(): boolean
  stop(): void
}

/**
 * Watches the free space of a directory's disk; `changed` hears each crossing of the margin. Where a file system does
 * not tell, there is taken to be enough.
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
