import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { QueryDeadline } from '#server/store/databaseError.ts'
import { openEmbedded } from '#server/store/embedded/openEmbedded.ts'
import { THREAD_TIMES } from '#server/store/embedded/threadTimes.ts'
import { countNoticeView } from '#server/store/repositories/notices.ts'
import type { Store } from '#server/store/store.ts'
import { freshDataDir } from './openDiskStore.ts'
import { newSociety } from './societies.ts'

const ENDLESS = sql`select count(*) from generate_series(1, 1000000000000) a`
const STATEMENT_MS = 2_000

vi.setConfig({ testTimeout: 60_000 })

const events: string[] = []
let store: Store
let dataDir: string
let orgId: string

beforeAll(async () => {
  dataDir = await freshDataDir()
  store = await openEmbedded({
    dataDir,
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
  const started = Date.now()
  const stuck = store.tx(orgId, (tx) => ENDLESS.execute(tx.db))
  const waiting = view()
  await expect(stuck).rejects.toThrow(QueryDeadline)
  expect(Date.now() - started).toBeLessThan(STATEMENT_MS + 3_000)
  expect(await waiting).toBe(6)
  expect(events).toEqual(['store.discarded', 'store.reopened'])
})

test('the main thread goes on while the database is stuck', async () => {
  const stuck = store.tx(orgId, (tx) => ENDLESS.execute(tx.db)).catch(() => 'ended')
  let longest = 0
  let last = Date.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, Date.now() - last)
    last = Date.now()
  }, 5)
  expect(await stuck).toBe('ended')
  clearInterval(timer)
  expect(longest).toBeLessThan(STATEMENT_MS / 2)
})

test('a transaction whose database was thrown away cannot go on in the new one', async () => {
  const careless = store.tx(orgId, async (tx) => {
    await countNoticeView(tx, 'n')
    await ENDLESS.execute(tx.db).catch(() => {})
    await new Promise((reopened) => setTimeout(reopened, 1_500))
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
