import type { StorePlace } from '../store/openStore.ts'
import type { Env } from './env.ts'

/** Returns the database and the key folder named by the environment. */
export const storePlace = ({
  databaseUrl,
  dataDir,
  secretsDir,
  poolSize,
}: Pick<Env, 'databaseUrl' | 'dataDir' | 'secretsDir' | 'poolSize'>): StorePlace =>
  databaseUrl ? { databaseUrl, secretsDir, poolSize } : { dataDir, secretsDir }
