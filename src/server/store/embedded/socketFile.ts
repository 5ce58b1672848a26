import { mkdirSync, rmSync, statSync, unlinkSync } from 'node:fs'
import type { Server } from 'node:net'
import { askHolder, bindLock } from './lockSocket.ts'

const TAKEOVER_MS = 10_000

/**
 * Binds a socket file. Unlike a kernel name it outlives its process, so a file without listener is replaced. The
 * directory `<file>.taking` serialises the replacement, and the file is checked again once it is held.
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
    removeTakeover(file)
  }
}

/** True for the one process that may replace the file now. A takeover older than 10 s is from a crashed process. */
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
  if (since !== undefined && Date.now() - since > TAKEOVER_MS) removeTakeover(file)
}

/** Several processes may find one takeover dead at once, and one that was only slow may come back to its own. */
function removeTakeover(file: string): void {
  rmSync(takeover(file), { recursive: true, force: true })
}

function takeover(file: string): string {
  return `${file}.taking`
}
