import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { assembleStore, kyselyOver } from '../assembleStore.ts'
import { migrate } from '../migrate.ts'
import { postgresFamily } from '../postgresFamily.ts'
import { StartRefusal } from '../startRefusal.ts'
import type { Store } from '../store.ts'
import type { StoreLog } from '../storeLog.ts'
import { DatabaseThread, THREAD_TIMES, type ThreadTimes } from './databaseThread.ts'
import { lockDirectory } from './directoryLock.ts'
import { DRIVER_TIMES, type DriverTimes, EmbeddedDriver } from './embeddedDriver.ts'
import { type FreeSpace, watchFreeSpace } from './freeSpace.ts'
import type { WorkerPlace } from './messages.ts'
import { WorkerLife } from './workerLife.ts'

const CREATE_MS = 300_000
const MIGRATION_MS = 600_000

interface Serving {
  clock: () => Date
  log: StoreLog
  threadTimes?: ThreadTimes
  driverTimes?: DriverTimes
}

/** What a data directory brings along and memory lacks: the watch over its disk, and its lock. */
interface Surroundings {
  readOnly: () => boolean
  release: () => Promise<void>
}

/** Opens the embedded database under `dataDir`/database: locked, created if needed, proven durable, migrated. */
export async function openEmbedded(options: Serving & { dataDir: string }): Promise<Store> {
  mkdirSync(options.dataDir, { recursive: true })
  const lock = await lockDirectory(options.dataDir)
  const space = await watch(options)
  const release = async () => {
    space.stop()
    await lock.release()
  }
  try {
    const dataDir = join(options.dataDir, 'database')
    await create(dataDir)
    return await serve({ dataDir }, options, { readOnly: space.low, release })
  } catch (error) {
    await release()
    throw error instanceof StartRefusal ? error : unopenable(options.dataDir, error)
  }
}

/** A store in memory can be written to a file that another one opens from. */
export interface MemoryStore extends Store {
  dump(file: string): Promise<void>
}

/** Opens a database that lives in memory only, for tests; from an image it takes a fraction of a second. */
export async function openInMemory(options: Serving & { image?: string }): Promise<MemoryStore> {
  const { image } = options
  const place: WorkerPlace = image === undefined ? { memory: true } : { memory: true, image }
  return serve(place, options, { readOnly: () => false, release: async () => {} })
}

/** Creates the data directory in a thread of its own, which gives the memory back. */
async function create(dataDir: string): Promise<void> {
  if (existsSync(dataDir)) return
  const worker = await WorkerLife.start({ task: 'create', dataDir }, CREATE_MS)
  await worker.kill()
}

function watch({ dataDir, log }: { dataDir: string; log: StoreLog }): Promise<FreeSpace> {
  return watchFreeSpace(dataDir, (low) =>
    log({ level: 'warn', event: low ? 'store.readOnly' : 'store.writable' }),
  )
}

async function serve(
  place: WorkerPlace,
  options: Serving,
  around: Surroundings,
): Promise<MemoryStore> {
  const thread = await DatabaseThread.open(place, options.log, options.threadTimes ?? THREAD_TIMES)
  try {
    await migrateThread(thread, options.log)
  } catch (error) {
    await thread.close()
    throw error
  }
  const driver = new EmbeddedDriver(thread, around.readOnly, options.driverTimes ?? DRIVER_TIMES)
  const db = kyselyOver(postgresFamily(driver))
  const store = assembleStore({
    kind: 'embedded',
    clock: options.clock,
    db,
    ready: () => thread.answers(),
    readOnly: around.readOnly,
    close: async () => {
      await driver.drain()
      await db.destroy()
      await thread.close()
      await around.release()
    },
  })
  return { ...store, dump: (file) => thread.dump(file) }
}

/** Migrations may take their time; nobody else uses the thread yet. */
async function migrateThread(thread: DatabaseThread, log: StoreLog): Promise<void> {
  const times = { wait: MIGRATION_MS, hold: MIGRATION_MS, statement: MIGRATION_MS }
  const db = kyselyOver(postgresFamily(new EmbeddedDriver(thread, () => false, times)))
  const applied = await migrate(db)
  if (applied.length > 0) log({ level: 'info', event: 'store.migrated', applied })
}

function unopenable(dataDir: string, cause: unknown): StartRefusal {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new StartRefusal(
    `数据目录 ${dataDir} 中的数据库打不开：${reason}`,
    `cannot open the database in ${dataDir}: ${reason}`,
    74,
    cause,
  )
}
