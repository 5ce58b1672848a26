import { rmSync } from 'node:fs'
import { openStore, type StoreOptions } from '#server/store/openStore.ts'
import type { Store } from '#server/store/store.ts'
import { freshDataDir } from './openDiskStore.ts'
import { postgresServer } from './postgresCluster.ts'
import { createDatabase } from './postgresDatabase.ts'

export interface TestedStore {
  name: string
  open(extra?: Pick<StoreOptions, 'clock' | 'log'>): Promise<Store>
}

/** The databases every rule of the store is held on: the embedded one always, PostgreSQL where there is one. */
export async function testedStores(): Promise<TestedStore[]> {
  const server = await postgresServer()
  if ('url' in server) return [EMBEDDED, postgres(server.url)]
  console.info(`the store's rules are not held on PostgreSQL: ${server.missing}`)
  return [EMBEDDED]
}

const EMBEDDED: TestedStore = {
  name: 'embedded',
  async open(extra = {}) {
    const dataDir = await freshDataDir()
    const store = await openStore({ dataDir, ...extra })
    const remove = () => rmSync(dataDir, { recursive: true })
    return { ...store, close: () => store.close().finally(remove) }
  },
}

function postgres(serverUrl: string): TestedStore {
  return {
    name: 'postgres',
    open: async (extra = {}) =>
      openStore({ databaseUrl: await createDatabase(serverUrl), ...extra }),
  }
}
