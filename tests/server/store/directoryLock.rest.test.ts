import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockDirectory } from '#server/store/embedded/directoryLock.ts'
import { openStore } from '#server/store/openStore.ts'
import { StartRefusal } from '#server/store/startRefusal.ts'
import { type Child, spawnChild } from './children/spawnChild.ts'
import { freshDataDir } from './openDiskStore.ts'

const RACERS = 8

let dir: string
const children: Child[] = []

function hold(platform: string, starter?: string): Child {
  const child = spawnChild('holder.ts', starter ? [dir, platform, starter] : [dir, platform])
  children.push(child)
  return child
}

const hasIt = (child: Child) => child.printed().includes('held')

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'society-portal-lock-'))
})

afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => child.kill()))
  rmSync(dir, { recursive: true })
})

/** Eight processes reach for the directory at the same moment; resolves when each has it or has ended. */
async function race(platform: string): Promise<Child[]> {
  const starter = join(dir, 'start')
  const racers = Array.from({ length: RACERS }, () => hold(platform, starter))
  await Promise.all(racers.map((racer) => racer.prints('waiting')))
  writeFileSync(starter, '')
  await Promise.all(
    racers.map((racer) => Promise.race([racer.prints('held').catch(() => {}), racer.ended()])),
  )
  return racers
}

/** `linux` binds a name in the kernel too; `darwin` has the socket file alone. */
describe.each(['linux', 'darwin'] as const)('as on %s', (platform) => {
  test('of eight processes at once after one was killed exactly one gets the directory', async () => {
    const first = hold(platform)
    await first.prints('held')
    await first.kill()
    const racers = await race(platform)
    const [winners, losers] = [racers.filter(hasIt), racers.filter((racer) => !hasIt(racer))]
    expect(winners).toHaveLength(1)
    expect(losers.map((loser) => loser.process.exitCode)).toEqual(Array(RACERS - 1).fill(75))
    for (const loser of losers) expect(loser.printed()).toContain('正被另一个进程')
  })

  test('a process killed with SIGKILL leaves the directory free at once', async () => {
    const first = hold(platform)
    await first.prints('held')
    const refused = await lockDirectory(dir, platform).catch((error: unknown) => error)
    expect(refused).toMatchObject({
      exitCode: 75,
      logLine: expect.stringContaining(String(first.process.pid)),
    })
    await first.kill()
    const lock = await lockDirectory(dir, platform)
    await lock.release()
  })
})

test('another path to the same directory is the same directory', async () => {
  const lock = await lockDirectory(dir)
  const link = `${dir}-link`
  symlinkSync(dir, link)
  await expect(lockDirectory(link)).rejects.toThrow(StartRefusal)
  rmSync(link)
  await lock.release()
})

test('a store that holds the directory refuses a second one and lets go when closed', async () => {
  const dataDir = await freshDataDir()
  const store = await openStore({ dataDir })
  await expect(openStore({ dataDir })).rejects.toThrow(/正被另一个进程（进程号 \d+）使用/)
  await store.close()
  const again = await openStore({ dataDir })
  await again.close()
  rmSync(dataDir, { recursive: true })
})
