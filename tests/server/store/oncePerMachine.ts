import { existsSync, mkdirSync, rmdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const ABANDONED_MS = 120_000

/**
 * Makes `file` once although many test processes want it at the same moment: one makes it, the others wait.
 * `make` must let the file appear complete (write beside it and rename).
 */
export async function oncePerMachine(file: string, make: () => Promise<void>): Promise<string> {
  mkdirSync(dirname(file), { recursive: true })
  const busy = `${file}.busy`
  while (!existsSync(file)) {
    if (enter(busy)) {
      try {
        if (!existsSync(file)) await make()
      } finally {
        rmdirSync(busy)
      }
    } else await sleep(100)
  }
  return file
}

function enter(busy: string): boolean {
  try {
    mkdirSync(busy)
    return true
  } catch {
    const since = statSync(busy, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - since > ABANDONED_MS) rmdirSync(busy)
    return false
  }
}
