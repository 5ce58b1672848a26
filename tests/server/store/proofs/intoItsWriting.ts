import { statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Child } from '../children/spawnChild.ts'

/** Waits until the writer has written something this time, then up to `ms` more: a moment nobody chose. */
export async function intoItsWriting(
  writer: Child,
  acknowledgedFile: string,
  ms: number,
): Promise<void> {
  await writer.prints('ready')
  const before = sizeOf(acknowledgedFile)
  while (sizeOf(acknowledgedFile) === before) {
    if (writer.process.exitCode !== null) throw new Error(`the writer ended: ${writer.printed()}`)
    await sleep(2)
  }
  await sleep(Math.random() * ms)
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
