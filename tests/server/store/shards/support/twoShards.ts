import { openStore } from '#server/store/openStore.ts'
import type { Store } from '#server/store/store.ts'
import { busyMachine } from '../../busyMachine.ts'
import { asSuperuser, createDatabase } from '../../postgresDatabase.ts'
import { testSecretsDir } from '../../testKeys.ts'
import { type Cluster, ownCluster } from './clusters.ts'

/** Two clusters with a database each. */
export interface TwoShards {
  main: Cluster
  two: Cluster
  /** Addresses of the product's login by name of the database. */
  urls: { main: string; two: string }
  /** Those of the superusers. */
  admins: Readonly<Record<string, string>>
}

export async function twoShards(): Promise<TwoShards | undefined> {
  const [main, two] = await Promise.all([ownCluster(), ownCluster()])
  if (!main || !two) return undefined
  const urls = { main: await createDatabase(main.url), two: await createDatabase(two.url) }
  const admins = {
    main: asSuperuser(main.url, urls.main),
    two: asSuperuser(two.url, urls.two),
  }
  return { main, two, urls, admins }
}

/** The store of one process over both. */
export const openBoth = ({ urls }: Pick<TwoShards, 'urls'>): Promise<Store> =>
  openStore({
    databaseUrl: urls.main,
    shards: { two: urls.two },
    secretsDir: testSecretsDir(),
    poolSize: 8,
    ...busyMachine,
  })
