import { openEmbedded } from './embedded/openEmbedded.ts'
import { openPostgres } from './postgres/openPostgres.ts'
import type { Store } from './store.ts'
import { logToStderr, type StoreLog } from './storeLog.ts'

export type StoreOptions = ({ dataDir: string } | { databaseUrl: string; poolSize?: number }) & {
  /** The time transactions carry; the machine's when absent. */
  clock?: () => Date
  log?: StoreLog
}

/**
 * Opens and migrates the database: PostgreSQL when there is an address, else the embedded one under
 * `dataDir`/database. Throws a StartRefusal (print it, end with its exitCode) when it must not be used.
 */
export function openStore(options: StoreOptions): Promise<Store> {
  const clock = options.clock ?? (() => new Date())
  const log = options.log ?? logToStderr
  return 'databaseUrl' in options
    ? openPostgres({ ...options, clock, log })
    : openEmbedded({ ...options, clock, log })
}
