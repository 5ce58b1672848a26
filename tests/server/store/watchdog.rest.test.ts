import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createFieldCipher } from '#server/encryption/fieldCipher.ts'
import { createKeyFiles } from '#server/encryption/keyFiles.ts'
import { QueryDeadline } from '#server/store/databaseError.ts'
import { openEmbedded } from '#server/store/embedded/openEmbedded.ts'
import { THREAD_TIMES } from '#server/store/embedded/threadTimes.ts'
import type { Store } from '#server/store/store.ts'
import { patience } from '../../support/patience.ts'
import { countNoticeView } from './countNoticeView.ts'
import { freshDataDir } from './openDiskStore.ts'
import { newSociety } from './societies.ts'

const ENDLESS = sql`select count(*) from generate_series(1, 1000000000000) a`
const STATEMENT_MS = patience(1)

const events: string[] = []
let store: Store
let dataDir: string
let orgId: string

beforeAll(async () => {
  dataDir = await freshDataDir()
  store = await openEmbedded({
    dataDir,
    cipher: createFieldCipher(createKeyFiles(dataDir)),
    clock: () => new Date(),
    log: ({ event }) => events.push(event),
    threadTimes: { ...THREAD_TIMES, statement: STATEMENT_MS, reopenWait: 20_000 },
  })
})
beforeEach(async () => {
  orgId = await newSociety(store)
  events.length = 0
})
afterAll(async () => {
  await store.close()
  rmSync(dataDir, { recursive: true })
})

const view = () => store.tx(orgId, (tx) => countNoticeView(tx, 'n'))

test('an endless statement is ended, the next call works, and nothing acknowledged is lost', async () => {
  for (let n = 1; n <= 5; n++) expect(await view()).toBe(n)
  const stuck = store.tx(orgId, (tx) => ENDLESS.execute(tx.db))
  const waiting = view()
  await expect(stuck).rejects.toThrow(QueryDeadline)
  expect(await waiting).toBe(6)
  expect(events).toEqual(['store.discarded', 'store.reopened'])
})

test('the main thread goes on while the database is stuck', async () => {
  const stuck = store.tx(orgId, (tx) => ENDLESS.execute(tx.db)).catch(() => 'ended')
  const turns: string[] = []
  const timer = setInterval(() => turns.push('turn'), 5)
  await stuck.then(() => turns.push('ended'))
  clearInterval(timer)
  expect(turns.indexOf('ended')).toBeGreaterThan(10)
})

test('a transaction whose database was thrown away cannot go on in the new one', async () => {
  const careless = store.tx(orgId, async (tx) => {
    await countNoticeView(tx, 'n')
    await ENDLESS.execute(tx.db).catch(() => {})
    await expect.poll(() => events).toContain('store.reopened')
    return countNoticeView(tx, 'n')
  })
  await expect(careless).rejects.toThrow(/reopened during the transaction/)
  expect(await view()).toBe(1)
})

test('while it is being reopened it is not ready, afterwards it is', async () => {
  expect(await store.ready()).toBe(true)
  const stuck = store.tx(orgId, (tx) => ENDLESS.execute(tx.db)).catch(() => {})
  await stuck
  expect(await store.ready()).toBe(false)
  await view()
  expect(await store.ready()).toBe(true)
})
