import { join } from 'node:path'
import { spawnChild } from '../children/spawnChild.ts'
import { intoItsWriting } from './intoItsWriting.ts'
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
    await intoItsWriting(child, acknowledgedFile, 1_000)
  } finally {
    await child.kill()
  }
  disk.cut()
  return verifyWrites(dataDir, acknowledgedFile)
}
