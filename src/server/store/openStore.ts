import { createFieldCipher } from '../encryption/fieldCipher.ts'
import { createKeyFiles } from '../encryption/keyFiles.ts'
import { openEmbedded } from './embedded/openEmbedded.ts'
import { openPostgres } from './postgres/openPostgres.ts'
import type { SlowStatements } from './slowStatements.ts'
import type { Store } from './store.ts'
import { logToStderr, type StoreLog } from './storeLog.ts'

export type StoreOptions = StorePlace & {
  /** Clock of transactions; the machine's when absent. */
  clock?: () => Date
  log?: StoreLog
  /** Where slow statements are told; they are not looked for when absent. */
  slow?: SlowStatements
  /** PostgreSQL: the database is opened as it is, without migrating it. */
  asIs?: boolean
}

/** `secretsDir` is the folder of the encryption keys; the data directory by default. */
export type StorePlace =
  | { dataDir: string; secretsDir?: string }
  | { databaseUrl: string; secretsDir: string; poolSize?: number }

/**
 * Opens and migrates the database: PostgreSQL when an address is given, else the embedded one below `dataDir`/database.
 * Throws a StartRefusal (print its message, exit with its exitCode) when the database must not be used.
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
