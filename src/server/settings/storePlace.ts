import type { StorePlace } from '../store/openStore.ts'
import type { Env } from './env.ts'

/** Which database the environment names, and where its keys are. */
export const storePlace = ({
  databaseUrl,
  dataDir,
  secretsDir,
}: Pick<Env, 'databaseUrl' | 'dataDir' | 'secretsDir'>): StorePlace =>
  databaseUrl ? { databaseUrl, secretsDir } : { dataDir, secretsDir }
