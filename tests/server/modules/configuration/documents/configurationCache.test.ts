import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConfigurationCache } from '#server/modules/configuration/documents/configurationCache.ts'
import { pushConfig } from '#server/modules/configuration/repositories/configVersions.ts'
import type { LiveVersion } from '#server/modules/configuration/repositories/liveVersions.ts'
import type { Store } from '#server/store/store.ts'
import { openTestStore } from '../../../store/openTestStore.ts'
import { newSociety } from '../../../store/societies.ts'

let inner: Store
let loads: string[] = []
let store: Store
beforeAll(async () => {
  inner = await openTestStore()
  const tx: Store['tx'] = (orgId, fn) => {
    loads.push(orgId)
    return inner.tx(orgId, fn)
  }
  store = { ...inner, tx }
})
afterAll(() => inner.close())

const COMMON = JSON.stringify({ words: 'x'.repeat(50_000) })
const FORM = JSON.stringify({ formInfo: [], printInfo: { image: 'asset:a.svg' } })

/** A society with a large document that others have, too, and with a file of its own. */
async function society(named = {}): Promise<LiveVersion> {
  const orgId = await newSociety(inner)
  const documents = {
    'organisation.json': JSON.stringify({
      ...{ orgId, code: orgId, orgName: orgId, hosts: [] },
      ...named,
    }),
    'agreements.json': COMMON,
    'formConfig/0301.json': FORM,
    'assets/a.svg': Buffer.from(orgId).toString('base64'),
  }
  const head = { hash: orgId, baseVersion: null, accountId: null, author: '', note: '' }
  const version = await inner.tx(orgId, (tx) => pushConfig(tx, { ...head, documents }))
  loads = []
  return { orgId, code: orgId, version }
}

test('a configuration is of its society, whatever its document calls it', async () => {
  const one = await society({ orgId: 'another', code: 'mech' })
  const cache = createConfigurationCache(store)
  const { orgId, code } = one
  expect(await cache.pass(one)).toMatchObject({ orgId, code })
  expect(await cache.of(one)).toMatchObject({ orgId, code })
})

test('a configuration is loaded once, however many ask for it at once', async () => {
  const one = await society()
  const cache = createConfigurationCache(store)
  const asked = await Promise.all([1, 2, 3].map(() => cache.of(one)))
  expect(new Set([...asked, await cache.of(one)]).size).toBe(1)
  expect(loads).toEqual([one.orgId])
})

test('societies share what is made of equal documents, and nothing that names their files', async () => {
  const [one, two] = [await society(), await society()]
  const cache = createConfigurationCache(store)
  const [a, b] = [await cache.of(one), await cache.of(two)]
  expect(a.get('agreements.json')).toBe(b.get('agreements.json'))
  const images = [a, b].map(({ forms }) => forms.get('0301')?.printInfo)
  expect(images).toEqual([expect.stringContaining(a.code), expect.stringContaining(b.code)])
  expect(a.documents['assets/a.svg']).toBe(Buffer.from(a.orgId).toString('base64'))
  expect(b.assets.get('a.svg')?.content.toString()).toBe(b.orgId)
})

test('beyond its bytes the least recently used is dropped, with what no other has', async () => {
  const societies = [await society(), await society(), await society()]
  const [one, two, three] = societies as [
    (typeof societies)[0],
    (typeof societies)[0],
    (typeof societies)[0],
  ]
  const cache = createConfigurationCache(store, 245_000)
  await cache.of(one)
  await cache.of(two)
  await cache.of(one)
  await cache.of(three)
  loads = []
  for (const each of [one, three, two]) await cache.of(each)
  expect(loads).toEqual([two.orgId])
})

test('who goes through all organisations leaves nothing behind and drops nothing', async () => {
  const [one, two] = [await society(), await society()]
  const cache = createConfigurationCache(store)
  const held = await cache.of(one)
  expect(await cache.pass(one)).toBe(held)
  await cache.pass(two)
  await cache.pass(two)
  await cache.of(one)
  expect(loads).toEqual([one.orgId, two.orgId, two.orgId])
})
