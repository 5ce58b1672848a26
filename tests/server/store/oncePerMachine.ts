import { existsSync, mkdirSync, rmdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { until } from '../../support/until.ts'

const ABANDONED_MS = 120_000

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
    try {
      if (!existsSync(file)) await make()
    } finally {
      rmdirSync(busy)
    }
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
    if (Date.now() - since > ABANDONED_MS) rmdirSync(busy)
    return false
  }
}
