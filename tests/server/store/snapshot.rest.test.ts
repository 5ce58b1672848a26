import { readdirSync, rmSync } from 'node:fs'
import { mkdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '#server/store/openStore.ts'
import { listOrganisations, putOrganisation } from '#server/store/shards/organisations.ts'
import type { Store, SystemTx } from '#server/store/store.ts'
import { freshDataDir } from './openDiskStore.ts'
import { openTestStore } from './openTestStore.ts'

let dataDir: string
let store: Store
beforeEach(async () => {
  dataDir = await freshDataDir()
  store = await openStore({ dataDir, log: () => {} })
})
afterEach(async () => {
  await store.close()
  rmSync(dataDir, { recursive: true })
})

const snapshot = async (): Promise<string> => (await store.snapshot?.()) ?? ''
const codesOf = (of: Store) =>
  of.txSystem(async (tx) => (await listOrganisations(tx)).map(({ code }) => code))
const put = (code: string, then = async (_tx: SystemTx) => {}) =>
  store.txSystem(async (tx) => {
    await putOrganisation(tx, { orgId: code, code, name: code })
    await then(tx)
  })

/** Codes in a copy, opened as a start opens it after a crash. */
async function copied(folder: string): Promise<string[]> {
  const copy = await openStore({ dataDir: folder, secretsDir: dataDir, log: () => {} })
  return codesOf(copy).finally(() => copy.close())
}

test('a copy waits for the transaction under way and holds it whole', async () => {
  await put('before')
  let ask = () => {}
  const asked = new Promise<void>((resolve) => {
    ask = resolve
  })
  const order: string[] = []
  // The database's thread does one thing after the other: a copy that did not wait would come between these.
  const writing = put('amid', async (tx) => {
    await asked
    for (let n = 0; n < 5; n++) await listOrganisations(tx)
    order.push('written')
  })
  const copying = snapshot().finally(() => order.push('copied'))
  ask()
  await writing
  await copying
  expect(order).toEqual(['written', 'copied'])
  expect(await copied(await copying)).toEqual(['amid', 'before'])
  expect(await codesOf(store)).toEqual(['amid', 'before'])
})

test('nothing is written while files are copied, and everything afterwards', async () => {
  const order: string[] = []
  const copying = snapshot().finally(() => order.push('copied'))
  const writing = put('later').finally(() => order.push('written'))
  const [folder] = await Promise.all([copying, writing])
  expect(order).toEqual(['copied', 'written'])
  expect(await copied(folder)).toEqual([])
  expect(await codesOf(store)).toEqual(['later'])
})

test('a copy that nobody fetched for a day is removed by the next one', async () => {
  const [old, young] = ['snapshot-old', 'snapshot-young'].map((name) => join(dataDir, name))
  await mkdir(old ?? '')
  await mkdir(young ?? '')
  const longAgo = Date.now() / 1000 - 25 * 3600
  await utimes(old ?? '', longAgo, longAgo)
  const folder = await snapshot()
  expect(readdirSync(dataDir)).not.toContain('snapshot-old')
  expect(readdirSync(dataDir)).toContain('snapshot-young')
  expect(readdirSync(folder)).toEqual(['database'])
})

test('what is not in a directory has no copy', async () => {
  const memory = await openTestStore()
  expect(memory.snapshot).toBeUndefined()
  await memory.close()
})
