import { existsSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname } from 'node:path'
import { until } from '../../support/until.ts'

/** Whoever makes something tells it every ten seconds: who has not for this long was killed. */
const ABANDONED_MS = 120_000
const TOLD_MS = 10_000

/**
 * Makes `file` once although many test processes want it at the same moment: one makes it, the others wait.
 * `make` must let the file appear complete (write beside it and rename).
 */
export async function oncePerMachine(file: string, make: () => Promise<void>): Promise<string> {
  mkdirSync(dirname(file), { recursive: true })
  const busy = `${file}.busy`
  const isThere = async () => {
    if (existsSync(file)) return true
    if (!enter(busy)) return false
    await whileTold(busy, async () => {
      if (!existsSync(file)) await make()
    })
    return true
  }
  await until(isThere, () => `${file} was not made`)
  return file
}

function enter(busy: string): boolean {
  try {
    mkdirSync(busy)
    return true
  } catch {
    const since = statSync(busy, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - since > ABANDONED_MS) remove(busy)
    return false
  }
}

/** Runs `make` while the folder shows that it is being done; the folder may have been removed meanwhile. */
async function whileTold(busy: string, make: () => Promise<void>): Promise<void> {
  const tell = setInterval(() => {
    const now = new Date()
    if (existsSync(busy)) utimesSync(busy, now, now)
  }, TOLD_MS)
  try {
    await make()
  } finally {
    clearInterval(tell)
    remove(busy)
  }
}

/** Several processes may find one folder abandoned. */
const remove = (busy: string) => rmSync(busy, { recursive: true, force: true })
