import { renameSync } from 'node:fs'
import { createPasswordHasher } from '#server/base/session/passwordHasher.ts'
import { readSharedData } from '#server/base/shared/sharedData.ts'
import { readProduct } from '#server/modules/configuration/product/readProduct.ts'
import { seedWhenEmpty } from '#server/seed/seedWhenEmpty.ts'
import { openInMemory } from '#server/store/embedded/openInMemory.ts'
import { openStore } from '#server/store/openStore.ts'
import type { Store } from '#server/store/store.ts'
import { keptPath } from '../../support/seedKey.ts'
import { busyMachine } from '../store/busyMachine.ts'
import { oncePerMachine } from '../store/oncePerMachine.ts'
import { postgresServer } from '../store/postgresCluster.ts'
import { createCopy, dropDatabase } from '../store/postgresDatabase.ts'
import { TEST_CIPHER, testSecretsDir } from '../store/testKeys.ts'

const log = () => {}
const cipher = TEST_CIPHER

/**
 * A fresh database with the demonstration's data: on PostgreSQL where there is one, as a copy of a database that is made
 * once a run (decision 0382), else embedded.
 */
export async function openSeededStore(clock: () => Date): Promise<Store> {
  const server = await postgresServer()
  return 'url' in server ? openSeededPostgres(server.url, clock) : openSeededEmbedded(clock)
}

async function openSeededPostgres(serverUrl: string, clock: () => Date): Promise<Store> {
  const open = (databaseUrl: string) =>
    openStore({ databaseUrl, secretsDir: testSecretsDir(), clock, log, ...busyMachine })
  const databaseUrl = await createCopy(serverUrl, 'seeded', async (url) => seed(await open(url)))
  const store = await open(databaseUrl)
  const drop = () => dropDatabase(serverUrl, databaseUrl)
  return { ...store, close: () => store.close().finally(drop) }
}

/** The same in memory, opened from an image that is made once per state of the sources. */
export async function openSeededEmbedded(clock: () => Date): Promise<Store> {
  const image = keptPath('seeded', '.tar')
  await oncePerMachine(image, () => makeImage(image, clock))
  return openInMemory({ clock, log, cipher, image })
}

async function makeImage(image: string, clock: () => Date): Promise<void> {
  const store = await openInMemory({ clock, log, cipher })
  await seed(store, () => store.dump(`${image}.part`))
  renameSync(`${image}.part`, image)
}

/** Fills a store as the first start does, and closes it when that is `kept`. */
async function seed(store: Store, kept?: () => Promise<void>): Promise<void> {
  const parts = { product: await readProduct(), shared: readSharedData() }
  const findings = await seedWhenEmpty({ store, passwords: createPasswordHasher(), ...parts })
  const wrong = findings.find(({ severity }) => severity === 'error')
  if (wrong) throw new Error(JSON.stringify(wrong))
  await kept?.()
  await store.close()
}
