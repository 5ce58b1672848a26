import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Activity } from '#server/base/activity/activity.ts'
import type { ActivityFacts } from '#server/base/activity/activityFacts.ts'
import { insertAccount, updateAccount } from '#server/base/repositories/accounts.ts'
import {
  appendActivity,
  forgetActivity,
  listActivity,
  type NewActivityEntry,
} from '#server/base/repositories/activityLog.ts'
import { countEvent } from '#server/base/repositories/rateLimits.ts'
import { Refused } from '#server/store/databaseError.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { newSociety } from '../societies.ts'

const FACTS: ActivityFacts = {
  operation: 'addUser',
  kind: 'write',
  who: { kind: 'staff', id: 'a1', name: '姜白石' },
}

const ENTRY: NewActivityEntry = {
  whoKind: 'staff',
  whoId: 'a1',
  whoName: '姜白石',
  network: '10.0.0.1',
  operation: 'addUser',
  kind: 'write',
  recordType: null,
  recordId: null,
  personId: null,
  personName: null,
  refusal: null,
  detail: {},
}

const somebody = { userType: '1', realName: '顾闻溪' } as const

const CHANGES: [string, (db: Store['db']) => Promise<unknown>][] = [
  ['updated', (db) => sql`update activity_log set who_name = '别人'`.execute(db)],
  ['deleted', (db) => sql`delete from activity_log`.execute(db)],
  ['truncated', (db) => sql`truncate activity_log`.execute(db)],
  [
    'deleted by who calls it forgetting',
    async (db) => {
      await sql`select set_config('app.forgetting', 'on', true)`.execute(db)
      await sql`delete from activity_log`.execute(db)
    },
  ],
]

const DAY = 24 * 3600_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY)

export function activityRules(store: () => Store): void {
  const entriesOf = (orgId: string) =>
    store().tx(orgId, async (tx) => {
      const { records } = await listActivity(tx, {}).page({ current: 1, size: 100 })
      return records
    })

  const forget = (orgId: string, before: Date, most = 100) =>
    store().txSystem((system) => forgetActivity(system.of(orgId), before, most))

  const countAccounts = (orgId: string) =>
    store().tx(
      orgId,
      async ({ db }) => (await db.selectFrom('account').select('id').execute()).length,
    )

  test('whatever changes a record brings one entry, however many transactions it takes', async () => {
    const orgId = await newSociety(store())
    const watched = new Activity(FACTS).over(store())
    const account = await watched.tx(orgId, (tx) => insertAccount(tx, somebody))
    await watched.tx(orgId, (tx) => updateAccount(tx, account, { realName: '顾闻' }))
    expect(await entriesOf(orgId)).toMatchObject([{ operation: 'addUser', whoName: '姜白石' }])
  })

  test('reading, counting and a change of nothing bring none', async () => {
    const orgId = await newSociety(store())
    const other = await newSociety(store())
    const elsewhere = await store().tx(other, (tx) => insertAccount(tx, somebody))
    const watched = new Activity(FACTS).over(store())
    await watched.tx(orgId, async (tx) => {
      await tx.db.selectFrom('account').selectAll().execute()
      await countEvent(tx, { key: 'k', seconds: 60, limit: 5 })
      await updateAccount(tx, elsewhere, { realName: '顾闻' })
    })
    expect(await entriesOf(orgId)).toEqual([])
  })

  const FAILURES: [string, (tx: Tx) => Promise<unknown>][] = [
    ['the work throws after it wrote', () => Promise.reject(new Error('killed'))],
    [
      'the database refuses what comes after',
      (tx) => insertAccount(tx, { ...somebody, userType: 'x' as never }),
    ],
    // Its size is held by the table: the entry is what fails, after the work is done.
    [
      'the entry is refused',
      async (tx) => tx.note({ record: { type: 'unit', id: 'x'.repeat(65) } }),
    ],
  ]

  test.each(FAILURES)(
    'where %s there is neither write nor entry, and the next try has both',
    async (_, fail) => {
      const orgId = await newSociety(store())
      const activity = new Activity(FACTS)
      const watched = activity.over(store())
      const failing = watched.tx(orgId, async (tx) => {
        await insertAccount(tx, somebody)
        await fail(tx)
      })
      await expect(failing).rejects.toThrow()
      expect([await countAccounts(orgId), (await entriesOf(orgId)).length]).toEqual([0, 0])
      await watched.tx(orgId, (tx) => {
        tx.note({ record: { type: 'unit', id: 'u1' } })
        return insertAccount(tx, somebody)
      })
      expect([await countAccounts(orgId), (await entriesOf(orgId)).length]).toEqual([1, 1])
    },
  )

  test.each(CHANGES)('an entry cannot be %s by a transaction of either kind', async (_, change) => {
    const orgId = await newSociety(store())
    await store().tx(orgId, (tx) => appendActivity(tx, ENTRY))
    await expect(store().tx(orgId, ({ db }) => change(db))).rejects.toThrow(Refused)
    await expect(store().txSystem(({ db }) => change(db))).rejects.toThrow(Refused)
    expect(await entriesOf(orgId)).toHaveLength(1)
  })

  test('not even the owner empties it', async () => {
    await expect(sql`truncate activity_log`.execute(store().db)).rejects.toThrow(/append-only/)
  })

  test('what is older than 180 days leaves by one function, of one society alone', async () => {
    const [own, other] = [await newSociety(store()), await newSociety(store())]
    for (const orgId of [own, other])
      for (const days of [400, 200, 10])
        await store().tx(orgId, (tx) => appendActivity({ ...tx, now: daysAgo(days) }, ENTRY))
    expect(await forget(own, daysAgo(300))).toBe(1)
    expect(await entriesOf(own)).toHaveLength(2)
    expect(await entriesOf(other)).toHaveLength(3)
  })

  test('no more leave at once than were asked for, the oldest first', async () => {
    const orgId = await newSociety(store())
    for (const days of [300, 500, 400])
      await store().tx(orgId, (tx) =>
        appendActivity({ ...tx, now: daysAgo(days) }, { ...ENTRY, recordId: `${days}` }),
      )
    expect(await forget(orgId, daysAgo(200), 2)).toBe(2)
    expect((await entriesOf(orgId)).map(({ recordId }) => recordId)).toEqual(['300'])
  })

  test('nothing younger leaves, and a call cannot make it leave', async () => {
    const orgId = await newSociety(store())
    await store().tx(orgId, (tx) => appendActivity({ ...tx, now: daysAgo(200) }, ENTRY))
    await expect(forget(orgId, daysAgo(100))).rejects.toThrow(Refused)
    const asked = store().tx(orgId, ({ db }) =>
      sql`select forget_activity(${orgId}, ${daysAgo(190)}::timestamptz, 9)`.execute(db),
    )
    await expect(asked).rejects.toThrow(Refused)
    expect(await entriesOf(orgId)).toHaveLength(1)
  })
}
