import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { LOOKUP_KEY, SEALING_KEYS } from '#server/encryption/keyFiles.ts'
import { openStore, type StoreOptions } from '#server/store/openStore.ts'
import type { Store } from '#server/store/store.ts'
import { busyMachine } from './busyMachine.ts'
import { freshDataDir } from './openDiskStore.ts'
import { postgresServer } from './postgresCluster.ts'
import { createDatabase, createMigrated } from './postgresDatabase.ts'
import { testSecretsDir } from './testKeys.ts'

export interface TestedStore {
  name: string
  open(
    extra?: Pick<StoreOptions, 'clock' | 'log' | 'slow'> & { secretsDir?: string },
  ): Promise<Store>
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
    // The fresh directory is a copy of one with keys of its own.
    if (extra.secretsDir !== undefined)
      for (const name of [SEALING_KEYS, LOOKUP_KEY])
        copyFileSync(join(dataDir, name), join(extra.secretsDir, name))
    const store = await openStore({ dataDir, ...extra })
    const remove = () => rmSync(dataDir, { recursive: true })
    return { ...store, close: () => store.close().finally(remove) }
  },
}

function postgres(serverUrl: string): TestedStore {
  return {
    name: 'postgres',
    async open(extra = {}) {
      // A migrated database knows the tests' keys: whoever brings others begins with an empty one.
      const create = extra.secretsDir === undefined ? createMigrated : createDatabase
      const databaseUrl = await create(serverUrl)
      return openStore({ databaseUrl, secretsDir: testSecretsDir(), ...busyMachine, ...extra })
    },
  }
}
