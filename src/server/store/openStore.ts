import { createFieldCipher } from '../encryption/fieldCipher.ts'
import { createKeyFiles } from '../encryption/keyFiles.ts'
import { openEmbedded } from './embedded/openEmbedded.ts'
import { openPostgres } from './postgres/openPostgres.ts'
import type { Store } from './store.ts'
import { logToStderr, type StoreLog } from './storeLog.ts'

export type StoreOptions = StorePlace & {
  /** The time transactions carry; the machine's when absent. */
  clock?: () => Date
  log?: StoreLog
}

/** `secretsDir` holds the keys of what is encrypted; the data directory itself unless told. */
export type StorePlace =
  | { dataDir: string; secretsDir?: string }
  | { databaseUrl: string; secretsDir: string; poolSize?: number }

/**
 * Opens and migrates the database: PostgreSQL when there is an address, else the embedded one under
 * `dataDir`/database. Throws a StartRefusal (print it, end with its exitCode) when it must not be used.
 */
export function openStore(options: StoreOptions): Promise<Store> {
  const clock = options.clock ?? (() => new Date())
  const log = options.log ?? logToStderr
  const secretsDir =
    'databaseUrl' in options ? options.secretsDir : (options.secretsDir ?? options.dataDir)
  const cipher = createFieldCipher(createKeyFiles(secretsDir))
  const serving = { clock, log, cipher, secretsDir }
  return 'databaseUrl' in options
    ? openPostgres({ ...options, ...serving })
    : openEmbedded({ ...options, ...serving })
}
