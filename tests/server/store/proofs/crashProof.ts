import { setTimeout as sleep } from 'node:timers/promises'
import { spawnChild } from '../children/spawnChild.ts'
import { intoItsWriting } from './intoItsWriting.ts'

export interface CrashRun {
  kills: number
  /** Kills that met the writer still starting or recovering. */
  beforeReady: number
}

/**
 * Kills the writer with SIGKILL `kills` times, each time at a moment nobody chose: every third one while it may still
 * be starting, the others up to 600 ms into its writing. What it leaves is for `verifyWrites` to judge.
 */
export async function crash(
  dataDir: string,
  acknowledgedFile: string,
  kills: number,
  tell: (line: string) => void = () => {},
): Promise<CrashRun> {
  let beforeReady = 0
  for (let kill = 1; kill <= kills; kill++) {
    const writer = spawnChild('writer.ts', [dataDir, acknowledgedFile])
    if (kill % 3 === 0) await sleep(Math.random() * 1_500)
    else await intoItsWriting(writer, acknowledgedFile, 600)
    if (!writer.printed().includes('ready')) beforeReady += 1
    await writer.kill()
    tell(`kill ${kill} of ${kills}`)
  }
  return { kills, beforeReady }
}
