import { renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { seedWhenEmpty } from '#server/seed/seedWhenEmpty.ts'
import { readProduct } from '#server/services/configuration/readProduct.ts'
import { createPasswordHasher } from '#server/services/session/passwordHasher.ts'
import { readSharedData } from '#server/services/shared/sharedData.ts'
import { openInMemory } from '#server/store/embedded/openInMemory.ts'
import type { Store } from '#server/store/store.ts'
import { seedKey } from '../../support/seedKey.ts'
import { oncePerMachine } from '../store/oncePerMachine.ts'
import { TEST_CIPHER } from '../store/testKeys.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const CACHE = join(ROOT, 'node_modules/.cache/society-portal')

const log = () => {}
const cipher = TEST_CIPHER

/** A fresh database with the demonstration's data, opened from an image that is made once per state of the sources. */
export async function openSeededStore(clock: () => Date): Promise<Store> {
  const image = join(CACHE, `seeded-${seedKey()}.tar`)
  await oncePerMachine(image, () => makeImage(image, clock))
  return openInMemory({ clock, log, cipher, image })
}

async function makeImage(image: string, clock: () => Date): Promise<void> {
  const store = await openInMemory({ clock, log, cipher })
  const parts = { product: await readProduct(), shared: readSharedData() }
  const findings = await seedWhenEmpty({ store, passwords: createPasswordHasher(), ...parts })
  const wrong = findings.find(({ severity }) => severity === 'error')
  if (wrong) throw new Error(JSON.stringify(wrong))
  await store.dump(`${image}.part`)
  await store.close()
  renameSync(`${image}.part`, image)
}
