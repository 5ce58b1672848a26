import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnChild } from '../children/spawnChild.ts'
import type { LoopDisk } from './loopDisk.ts'
import { type Verdict, verifyWrites } from './verifyWrites.ts'

/**
 * Lets a writer write to the disk, cuts the power at a moment nobody chose, and judges what the disk holds.
 * `writer` is a file of `children/`.
 */
export async function cutPower(disk: LoopDisk, writer = 'writer.ts'): Promise<Verdict> {
  const dataDir = join(disk.mountPoint, 'data')
  const acknowledgedFile = join(disk.place, 'acknowledged')
  const child = spawnChild(writer, [dataDir, acknowledgedFile])
  try {
    await child.prints('ready')
    await sleep(200 + Math.random() * 1_000)
  } finally {
    await child.kill()
  }
  disk.cut()
  return verifyWrites(dataDir, acknowledgedFile)
}
