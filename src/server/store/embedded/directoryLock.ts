import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/start.json' with { type: 'json' }
import { StartRefusal } from '../startRefusal.ts'
import { askHolder, bindLock, closeLock } from './lockSocket.ts'
import { takeSocketFile } from './socketFile.ts'

/** A held lock. Need not be released on a crash: the kernel does so when the process dies. */
export interface DirectoryLock {
  release(): Promise<void>
}

/** A socket address holds about 100 bytes. */
const LONGEST_PATH = 100

/**
 * Locks the data directory for this process, or throws a StartRefusal that names the holder. Binds two names: a
 * kernel-only name derived from the directory's real path (Linux, Windows), and a socket file in the directory, which
 * also works between containers sharing the volume and is the only lock on other platforms.
 */
export async function lockDirectory(
  dir: string,
  platform: NodeJS.Platform = process.platform,
): Promise<DirectoryLock> {
  const real = realpathSync(dir)
  const held: Server[] = []
  const release = async () => void (await Promise.all(held.splice(0).map(closeLock)))
  try {
    const name = kernelName(real, platform)
    if (name !== undefined) held.push(await taken(dir, name, bindLock(name)))
    if (platform !== 'win32') held.push(...(await takenFile(dir, real, name !== undefined)))
    return { release }
  } catch (error) {
    await release()
    throw error
  }
}

/** If the kernel name is already held, a file system without socket files is accepted. */
async function takenFile(dir: string, real: string, locked: boolean): Promise<Server[]> {
  const file = socketFile(real)
  try {
    return [await taken(dir, file, takeSocketFile(file))]
  } catch (error) {
    if (error instanceof StartRefusal || !locked) throw error
    return []
  }
}

async function taken(dir: string, name: string, bound: Promise<Server | 'held'>): Promise<Server> {
  const server = await bound
  if (server === 'held') throw await refusal(dir, name)
  return server
}

function kernelName(real: string, platform: NodeJS.Platform): string | undefined {
  if (platform === 'linux') return `\0society-portal-${hash(real)}`
  if (platform === 'win32') return `\\\\.\\pipe\\society-portal-${hash(real)}`
  return undefined
}

function socketFile(real: string): string {
  const file = join(real, 'lock')
  return file.length <= LONGEST_PATH ? file : join(tmpdir(), `society-portal-${hash(real)}`)
}

function hash(real: string): string {
  return createHash('sha256').update(real).digest('hex').slice(0, 40)
}

async function refusal(dir: string, name: string): Promise<StartRefusal> {
  const pid = (await askHolder(name)) ?? 0
  return new StartRefusal(
    fill(words.inUse, { dir, holder: pid ? fill(words.process, { pid }) : '' }),
    `data directory ${dir} is in use by process ${pid || 'unknown'}`,
    75,
  )
}
