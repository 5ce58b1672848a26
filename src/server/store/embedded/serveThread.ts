import { assembleStore, kyselyOver } from '../assembleStore.ts'
import { migrate } from '../migrate.ts'
import { postgresFamily } from '../postgresFamily.ts'
import type { Store } from '../store.ts'
import type { StoreLog } from '../storeLog.ts'
import { DatabaseThread } from './databaseThread.ts'
import { DRIVER_TIMES, type DriverTimes, EmbeddedDriver } from './embeddedDriver.ts'
import type { WorkerPlace } from './messages.ts'
import { THREAD_TIMES, type ThreadTimes } from './threadTimes.ts'

const MIGRATION_MS = 600_000

export interface Serving {
  clock: () => Date
  log: StoreLog
  threadTimes?: ThreadTimes
  driverTimes?: DriverTimes
}

/** What a data directory brings along and memory lacks: the watch over its disk, and what is freed after closing. */
export interface Surroundings {
  readOnly: () => boolean
  release: () => Promise<void>
}

/** An embedded store can be written to a tar file that a store in memory opens from. */
export interface EmbeddedStore extends Store {
  dump(file: string): Promise<void>
}

/** Opens the place in a thread, migrates it, and makes the store over it. */
export async function serveThread(
  place: WorkerPlace,
  { clock, log, threadTimes = THREAD_TIMES, driverTimes = DRIVER_TIMES }: Serving,
  { readOnly, release }: Surroundings,
): Promise<EmbeddedStore> {
  const thread = await openMigrated(place, log, threadTimes)
  const driver = new EmbeddedDriver(thread, readOnly, driverTimes)
  const db = kyselyOver(postgresFamily(driver))
  const ready = () => thread.answers()
  const close = async () => {
    await driver.drain()
    await db.destroy()
    await thread.close()
    await release()
  }
  const store = assembleStore({ kind: 'embedded', clock, db, ready, readOnly, close })
  return { ...store, dump: (file) => thread.dump(file) }
}

/** Migrations may take their time; nobody else uses the thread yet. */
async function openMigrated(place: WorkerPlace, log: StoreLog, threadTimes: ThreadTimes) {
  const thread = await DatabaseThread.open(place, log, threadTimes)
  const times = { wait: MIGRATION_MS, hold: MIGRATION_MS, statement: MIGRATION_MS }
  const db = kyselyOver(postgresFamily(new EmbeddedDriver(thread, () => false, times)))
  try {
    const applied = await migrate(db)
    if (applied.length > 0) log({ level: 'info', event: 'store.migrated', applied })
    return thread
  } catch (error) {
    await thread.close()
    throw error
  }
}
