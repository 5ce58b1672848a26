import { mkdirSync, rmdirSync, statSync, unlinkSync } from 'node:fs'
import type { Server } from 'node:net'
import { askHolder, bindLock } from './lockSocket.ts'

const TAKEOVER_MS = 10_000

/**
 * Binds a socket file. Unlike a name in the kernel it outlives its process, so a file nobody answers on is replaced;
 * the directory `<file>.taking` lets one process at a time do that, and it looks again once it may.
 */
export async function takeSocketFile(file: string): Promise<Server | 'held'> {
  const server = await bindLock(file)
  if (server !== 'held') return server
  if ((await askHolder(file)) !== undefined || !enterTakeover(file)) return 'held'
  try {
    if ((await askHolder(file)) !== undefined) return 'held'
    unlinkSync(file)
    return await bindLock(file)
  } finally {
    rmdirSync(takeover(file))
  }
}

/** True for the one process that may replace the file now. A takeover older than 10 s died half-way. */
function enterTakeover(file: string): boolean {
  try {
    mkdirSync(takeover(file))
    return true
  } catch {
    removeDeadTakeover(file)
    return false
  }
}

function removeDeadTakeover(file: string): void {
  const since = statSync(takeover(file), { throwIfNoEntry: false })?.mtimeMs
  if (since !== undefined && Date.now() - since > TAKEOVER_MS) rmdirSync(takeover(file))
}

function takeover(file: string): string {
  return `${file}.taking`
}
