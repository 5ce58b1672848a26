import { createFieldCipher } from '#server/encryption/fieldCipher.ts'
import { createKeyFiles } from '#server/encryption/keyFiles.ts'
import { openEmbedded } from './embedded/openEmbedded.ts'
import { openPostgres } from './postgres/openPostgres.ts'
import { MAIN, type OpenedShards, openShards, replicaOf } from './shards/openShards.ts'
import { createShardedStore } from './shards/shardedStore.ts'
import type { AdmissionOptions } from './shares/admission.ts'
import type { SlowStatements } from './slowStatements.ts'
import type { Store } from './store.ts'
import { logToStderr, type StoreLog } from './storeLog.ts'

export type StoreOptions = StorePlace &
  Pick<AdmissionOptions, 'onAdmitted' | 'utilisation'> & {
    /** Clock of transactions; the machine's when absent. */
    clock?: () => Date
    log?: StoreLog
    /** Receiver of slow statements; without one, statements are not watched. */
    slow?: SlowStatements
    /** PostgreSQL: the database is opened as it is, without migrating it. */
    asIs?: boolean
    /**
     * With several databases: those other than the first may be unreachable at the start, and are unavailable until
     * they answer.
     */
    mayComeLater?: boolean
  }

/** `secretsDir` is the folder of the encryption keys; the data directory by default. */
export type StorePlace =
  | { dataDir: string; secretsDir?: string }
  | {
      databaseUrl: string
      secretsDir: string
      /** Connections to each database. */
      poolSize?: number
      /** Longest wait for a connection, in ms; 5 s when absent. */
      connectMs?: number
      /** Other databases that have societies, by name. */
      shards?: Readonly<Record<string, string>>
      /** Streaming replicas, by the name of their database; `main` is that of `databaseUrl`. */
      replicas?: Readonly<Record<string, string>>
    }

/**
 * Opens and migrates the database: PostgreSQL when an address is given, else the embedded one below `dataDir`/database.
 * Throws a StartRefusal (print its message, exit with its exitCode) when the database must not be used.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  if (!('databaseUrl' in options)) return openEmbedded({ ...options, ...serving(options) })
  const { shards = {}, replicas = {}, ...place } = options
  if (Object.keys(shards).length === 0)
    return openPostgres({ ...place, ...serving(options), ...replicaOf(replicas, MAIN) })
  const opened = await openStoreShards(options)
  return createShardedStore(opened.shards, opened.places)
}

/**
 * Opens the databases over which the societies are distributed, as one store each. Throws a StartRefusal as
 * `openStore`.
 */
export const openStoreShards = ({
  shards = {},
  replicas = {},
  mayComeLater = false,
  ...place
}: Extract<StoreOptions, { databaseUrl: string }>): Promise<OpenedShards> =>
  openShards({ ...place, ...serving(place) }, { shards, replicas, mayComeLater })

function serving(options: StoreOptions) {
  const secretsDir =
    'databaseUrl' in options ? options.secretsDir : (options.secretsDir ?? options.dataDir)
  const cipher = createFieldCipher(createKeyFiles(secretsDir))
  return {
    clock: options.clock ?? (() => new Date()),
    log: options.log ?? logToStderr,
    cipher,
    secretsDir,
  }
}
