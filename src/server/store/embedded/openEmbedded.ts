import { existsSync, mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/start.json' with { type: 'json' }
import { currentWork } from '#server/tracing/work.ts'
import { StartRefusal } from '../startRefusal.ts'
import type { Damage, Store } from '../store.ts'
import { copyDatabase } from './copyDatabase.ts'
import { type DirectoryLock, lockDirectory } from './directoryLock.ts'
import { watchFreeSpace } from './freeSpace.ts'
import { findDamage, wasStopped } from './pages/findDamage.ts'
import { requireWholePages } from './pages/requireWholePages.ts'
import { type EmbeddedStore, type Serving, serveThread } from './serveThread.ts'
import { WorkerLife } from './workerLife.ts'

const CREATE_MS = 300_000

type Options = Serving & { dataDir: string }

/** Opens the embedded database under `dataDir`/database: locked, created if missing, verified durable, migrated. */
export async function openEmbedded(options: Options): Promise<Store> {
  try {
    mkdirSync(options.dataDir, { recursive: true })
    return await openLocked(options, await lockDirectory(options.dataDir))
  } catch (error) {
    throw error instanceof StartRefusal ? error : unopenable(options.dataDir, error)
  }
}

/** Releases the lock when the store is closed or could not be opened. */
async function openLocked(options: Options, lock: DirectoryLock): Promise<Store> {
  const space = await watchFreeSpace(options.dataDir, (low) =>
    options.log({ level: 'warn', event: low ? 'store.readOnly' : 'store.writable' }),
  )
  const release = async () => {
    space.stop()
    await lock.release()
  }
  try {
    const dataDir = join(options.dataDir, 'database')
    await create(dataDir)
    const isStopped = await wasStopped(dataDir)
    if (isStopped) await requireWholePages(dataDir)
    const store = await serveThread({ dataDir }, options, {
      readOnly: space.low,
      refuses: () => space.spent() || (space.low() && !currentWork()?.isLookup),
      release,
    })
    if (!isStopped) await requireRecovered(store, dataDir)
    const snapshot = () => store.whileStill(() => copyDatabase(options.dataDir))
    return { ...store, snapshot, damage: () => damageOfCopy(snapshot) }
  } catch (error) {
    await release()
    throw error
  }
}

/**
 * Refuses a database with pages still damaged after it was opened, since opening repairs what was being written when it
 * was killed. Throws a StartRefusal and closes the store.
 */
async function requireRecovered(store: EmbeddedStore, dataDir: string): Promise<void> {
  try {
    await store.whileStill(() => requireWholePages(dataDir))
  } catch (error) {
    await store.close()
    throw error
  }
}

async function damageOfCopy(snapshot: () => Promise<string>): Promise<Damage[]> {
  const folder = await snapshot()
  return findDamage(join(folder, 'database')).finally(() => rm(folder, { recursive: true }))
}

/** Creates the data directory in a separate worker, so that its memory is freed. */
async function create(dataDir: string): Promise<void> {
  if (existsSync(dataDir)) return
  const worker = await WorkerLife.start({ task: 'create', dataDir }, CREATE_MS)
  await worker.kill()
}

function unopenable(dataDir: string, cause: unknown): StartRefusal {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new StartRefusal(
    fill(words.unopenable, { dataDir, reason }),
    `cannot open the database in ${dataDir}: ${reason}`,
    74,
    cause,
  )
}
