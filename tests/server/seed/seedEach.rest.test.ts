import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPasswordHasher } from '#server/base/session/passwordHasher.ts'
import { readSharedData } from '#server/base/shared/sharedData.ts'
import { readProduct } from '#server/modules/configuration/product/readProduct.ts'
import { seedEach, seedWhenEmpty } from '#server/seed/seedWhenEmpty.ts'
import { listOrganisations } from '#server/store/shards/organisations.ts'
import type { Store } from '#server/store/store.ts'
import { openTestStore } from '../store/openTestStore.ts'
import { newSociety } from '../store/societies.ts'

const product = await readProduct()
const shared = readSharedData()
const passwords = createPasswordHasher()

let store: Store
beforeEach(async () => {
  store = await openTestStore()
})
afterEach(() => store.close())

const parts = () => ({ store, passwords, product, shared })
const codes = async () => (await store.txSystem(listOrganisations)).map(({ code }) => code)

test('the first society is there before the others, and a seed that was cut off goes on', async () => {
  const seeding = seedEach(parts())
  const { value } = await seeding.next()
  expect([value?.code, value?.left, await codes()]).toEqual(['demo', 2, ['demo']])
  await seeding.return(undefined)
  await seedWhenEmpty(parts())
  expect(await codes()).toEqual(['demo', 'mech', 'med'])
})

test('a database with a society of its own is never seeded', async () => {
  const own = await newSociety(store)
  await seedWhenEmpty(parts())
  expect(await codes()).toEqual([own])
})
