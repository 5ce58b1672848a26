import { type CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAccountByLogin, insertAccount } from '#server/base/repositories/accounts.ts'
import { planHash } from '#server/store/planHash.ts'
import { ORG_ROLE } from '#server/store/roles.ts'
import type { Store, Tx } from '#server/store/store.ts'
import type { StoreEvent } from '#server/store/storeLog.ts'
import { inWork } from '#server/tracing/work.ts'
import { newSociety } from './societies.ts'
import { testedStores } from './stores.ts'

const HASH = /^[0-9a-f]{12}$/

describe.each(await testedStores())('slow statements of $name', ({ open }) => {
  const told: StoreEvent[] = []
  const counted: string[] = []
  let store: Store
  let orgId: string
  beforeAll(async () => {
    const log = (event: StoreEvent) => void told.push(event)
    // Every statement is slow.
    const slow = { fromMs: 0, onSlow: (call: string) => void counted.push(call) }
    store = await open({ log, slow })
    orgId = await newSociety(store)
  })
  afterAll(() => store.close())
  beforeEach(() => {
    told.length = 0
    counted.length = 0
  })

  const find = (tx: Tx) => findAccountByLogin(tx, '13800000001')
  const toldOf = async (part: string): Promise<StoreEvent> => {
    const found = () => told.filter(({ text }) => String(text).includes(part))
    await expect.poll(found).toHaveLength(1)
    return found()[0] as StoreEvent
  }

  test('say whose they were, for how long, and by which plan; never with what', async () => {
    const work = { call: 'login', society: 'demo', reqId: 'request-1' }
    await inWork(work, () => store.tx(orgId, find))
    const event = await toldOf('from "account"')
    expect(event).toMatchObject({ level: 'warn', event: 'store.slow', ...work })
    expect(event).toMatchObject({
      ms: expect.any(Number),
      statement: expect.stringMatching(HASH),
      plan: expect.stringMatching(HASH),
    })
    expect(JSON.stringify(told)).not.toContain('13800000001')
  })

  test('are told once a minute each, and counted every time', async () => {
    const look = () => store.tx(orgId, (tx) => sql`select 2 as again`.execute(tx.db))
    await inWork({ call: 'loginInfo' }, async () => {
      await look()
      await toldOf('as again')
      await look()
    })
    await inWork({ call: 'site' }, () =>
      store.tx(orgId, (tx) => sql`select 3 as last`.execute(tx.db)),
    )
    await toldOf('as last')
    await toldOf('as again')
    // The statement that sets a transaction's scope waits for the connection: it is none of them.
    expect(counted).toEqual(['loginInfo', 'loginInfo', 'site'])
  })

  test('that write are looked at without writing', async () => {
    const { id } = await store.tx(orgId, (tx) =>
      insertAccount(tx, {
        userType: '1',
        realName: '李雷',
        mobile: '13800000002',
        userName: 'lilei',
      }),
    )
    const removed = store.tx(orgId, async (tx) => {
      await tx.db.deleteFrom('account').where('id', '=', id).execute()
      throw new Error('changed my mind')
    })
    await expect(removed).rejects.toThrow('changed my mind')
    expect((await toldOf('delete from "account"')).plan).toMatch(HASH)
    const left = store.tx(orgId, (tx) => findAccountByLogin(tx, 'lilei'))
    expect(await left).toMatchObject({ id })
  })

  test('have the same hash for the same plan, and another for another', async () => {
    const scope = { role: ORG_ROLE, 'app.org': orgId, enable_seqscan: 'off' }
    const query = (id: string): CompiledQuery =>
      sql`select 1 from account where org_id = ${orgId} and id = ${id}`.compile(store.db)
    const scans = { enable_indexscan: 'off', enable_bitmapscan: 'off', enable_indexonlyscan: 'off' }
    const byIndex = await planHash(store.db, query('one'), scope)
    expect(byIndex).toMatch(HASH)
    expect(await planHash(store.db, query('two'), scope)).toBe(byIndex)
    expect(await planHash(store.db, query('one'), { ...scope, ...scans })).not.toBe(byIndex)
  })

  test.each(['listen portal', 'selekt'])(
    '%s has no plan, and nobody is told of that',
    async (text) => {
      const scope = { role: ORG_ROLE, 'app.org': orgId }
      expect(await planHash(store.db, sql.raw(text).compile(store.db), scope)).toBeUndefined()
      expect(
        await planHash(store.db, sql.raw('select 1').compile(store.db), undefined),
      ).toBeUndefined()
    },
  )
})
