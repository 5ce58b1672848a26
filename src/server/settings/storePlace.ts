import type { StorePlace } from '#server/store/openStore.ts'
import type { Env } from './env.ts'

/** Returns the database and the key folder named by the environment. */
export const storePlace = ({
  databaseUrl,
  dataDir,
  secretsDir,
  poolSize,
  shards,
  replicas,
}: Pick<
  Env,
  'databaseUrl' | 'dataDir' | 'secretsDir' | 'poolSize' | 'shards' | 'replicas'
>): StorePlace =>
  databaseUrl ? { databaseUrl, secretsDir, poolSize, shards, replicas } : { dataDir, secretsDir }
