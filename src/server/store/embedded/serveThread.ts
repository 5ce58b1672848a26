import { assembleStore, kyselyOver } from '../assembleStore.ts'
import { type Encrypting, prepareEncryption } from '../encryption/prepareEncryption.ts'
import { fillRows } from '../fillRows.ts'
import { migrate } from '../migrate.ts'
import { postgresFamily } from '../postgresFamily.ts'
import type { SlowStatements } from '../slowStatements.ts'
import type { Store } from '../store.ts'
import type { StoreLog } from '../storeLog.ts'
import { DatabaseThread } from './databaseThread.ts'
import { DRIVER_TIMES, type DriverTimes, EmbeddedDriver } from './embeddedDriver.ts'
import type { WorkerPlace } from './messages.ts'
import { THREAD_TIMES, type ThreadTimes } from './threadTimes.ts'

const MIGRATION_MS = 600_000

export interface Serving extends Encrypting {
  clock: () => Date
  log: StoreLog
  slow?: SlowStatements
  threadTimes?: ThreadTimes
  driverTimes?: DriverTimes
}

/**
 * What a data directory has in addition to memory: a read-only state for a full disk, and resources to release after
 * closing.
 */
export interface Surroundings {
  readOnly: () => boolean
  /** True when the transaction that begins may not write. */
  refuses: () => boolean
  release: () => Promise<void>
}

/** Embedded store that can be dumped to a tar file which an in-memory store can open. */
export interface EmbeddedStore extends Store {
  dump(file: string): Promise<void>
  /** Runs `work` while no statement runs and all data is in the database files. */
  whileStill<T>(work: () => Promise<T>): Promise<T>
}

/** Opens the place in a thread, migrates it and returns its store. */
export async function serveThread(
  place: WorkerPlace,
  serving: Serving,
  { readOnly, refuses, release }: Surroundings,
): Promise<EmbeddedStore> {
  const {
    clock,
    cipher,
    log,
    slow,
    threadTimes = THREAD_TIMES,
    driverTimes = DRIVER_TIMES,
  } = serving
  const thread = await openMigrated(place, { ...serving, threadTimes })
  const driver = new EmbeddedDriver(thread, refuses, driverTimes)
  const db = kyselyOver(postgresFamily(driver), slow && { ...slow, log })
  const load = () => driver.load
  const ready = () => thread.answers()
  const close = async () => {
    await driver.drain()
    await db.destroy()
    await thread.close()
    await release()
  }
  const store = assembleStore({ kind: 'embedded', clock, cipher, db, load, ready, readOnly, close })
  return {
    ...store,
    dump: (file) => thread.dump(file),
    whileStill: (work) => driver.whileStill(work),
  }
}

/** Migrations get a long timeout; the thread has no other users yet. */
async function openMigrated(
  place: WorkerPlace,
  { log, threadTimes, ...encrypting }: Serving & { threadTimes: ThreadTimes },
) {
  const thread = await DatabaseThread.open(place, log, threadTimes)
  const times = { wait: MIGRATION_MS, hold: MIGRATION_MS, statement: MIGRATION_MS }
  const db = kyselyOver(postgresFamily(new EmbeddedDriver(thread, () => false, times)))
  try {
    const applied = await migrate(db)
    if (applied.length > 0) log({ level: 'info', event: 'store.migrated', applied })
    await fillRows(db)
    await prepareEncryption(db, encrypting)
    return thread
  } catch (error) {
    await thread.close()
    throw error
  }
}
