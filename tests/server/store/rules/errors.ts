import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertAccount } from '#server/base/repositories/accounts.ts'
import {
  BadData,
  Conflict,
  MissingReference,
  RuleBroken,
  StoreError,
} from '#server/store/databaseError.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { json } from '#server/store/tables/json.ts'
import { anApplication, newSociety } from '../societies.ts'

type Attempt = (tx: Tx) => Promise<unknown>

const person = { userType: '1', realName: '李雷' } as const
const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`

const ATTEMPTS: [string, typeof StoreError, Attempt][] = [
  ['NUL in text', BadData, (tx) => insertAccount(tx, { ...person, realName: 'a\0b' })],
  [
    'a lone surrogate in text',
    BadData,
    (tx) => insertAccount(tx, { ...person, realName: '\ud800' }),
  ],
  ['NUL in jsonb', BadData, (tx) => anApplication(tx, { enclosure: [{ name: '\0', url: '' }] })],
  [
    'a lone surrogate in jsonb',
    BadData,
    (tx) => anApplication(tx, { enclosure: [{ name: '\udc00', url: '' }] }),
  ],
  ['a number out of range', BadData, ({ db }) => sql`select ${'99999999999'}::int`.execute(db)],
  ['text for a number', BadData, ({ db }) => sql`select ${'1 or 1=1'}::int`.execute(db)],
  ['not a date', BadData, ({ db }) => sql`select ${new Date(Number.NaN)}::timestamptz`.execute(db)],
  ['deep nesting', BadData, ({ db }) => sql`select ${deep}::jsonb`.execute(db)],
  [
    'a second account of a mobile',
    Conflict,
    async (tx) => {
      await insertAccount(tx, { ...person, mobile: '13800000001' })
      await insertAccount(tx, { ...person, mobile: '13800000001' })
    },
  ],
  [
    'an application of a form nobody kept',
    MissingReference,
    (tx) => anApplication(tx, { formHash: 'none' }),
  ],
  [
    'a unit that does not exist',
    MissingReference,
    (tx) => insertAccount(tx, { ...person, orgUnitId: 'none' }),
  ],
  [
    'a category that does not exist',
    RuleBroken,
    (tx) =>
      tx.db
        .updateTable('memberApplication')
        .set({ oneMemberCode: '03' as '01' })
        .where('id', '=', tx.orgId)
        .execute()
        .then(() => anApplication(tx, { oneMemberCode: '03' as '01' })),
  ],
  [
    'a statement that is wrong',
    StoreError,
    ({ db }) => sql`select nothing from nowhere`.execute(db),
  ],
]

export function errorRules(store: () => Store): void {
  test.each(ATTEMPTS)('%s is told apart', async (_, kind, attempt) => {
    const orgId = await newSociety(store())
    const error = await store()
      .tx(orgId, attempt)
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(kind)
    expect((error as StoreError).name).toBe(kind.name)
  })

  test('a conflict names its constraint', async () => {
    const orgId = await newSociety(store())
    const twice = store().tx(orgId, async (tx) => {
      await insertAccount(tx, { ...person, userName: 'lilei' })
      await insertAccount(tx, { ...person, userName: 'lilei' })
    })
    await expect(twice).rejects.toMatchObject({
      kind: 'conflict',
      code: '23505',
      constraint: 'account_user_name_taken',
    })
  })

  test('a failed statement that was swallowed cannot be committed without a word', async () => {
    const orgId = await newSociety(store())
    const careless = store().tx(orgId, async (tx) => {
      await insertAccount(tx, { ...person, mobile: '13800000002' })
      await sql`select 1 / 0`.execute(tx.db).catch(() => {})
    })
    await expect(careless).rejects.toThrow(/rolled back/)
  })

  test('an error leaves the connection usable', async () => {
    const orgId = await newSociety(store())
    await store()
      .tx(orgId, ({ db }) => sql`select 1 / 0`.execute(db))
      .catch(() => {})
    const { rows } = await store().tx(orgId, ({ db }) =>
      sql<{ one: number }>`select 1 as one`.execute(db),
    )
    expect(rows).toEqual([{ one: 1 }])
  })

  test('values mean the same on both databases', async () => {
    const orgId = await newSociety(store())
    const at = new Date('2026-02-28T23:59:59.123Z')
    const { rows } = await store().tx(orgId, ({ db }) =>
      sql`select ${'9007199254740993'}::bigint as big, 1.10::numeric as num, date '2026-02-28' as day,
        ${at}::timestamptz as at, ${true}::bool as yes, ${null}::text as none, ${7}::int as int,
        ${json(['甲', { aB: 1 }])}::jsonb as list, ${json('text')}::jsonb as scalar`.execute(db),
    )
    expect(rows).toEqual([
      {
        big: '9007199254740993',
        num: '1.10',
        day: '2026-02-28',
        at,
        yes: true,
        none: null,
        int: 7,
        list: ['甲', { aB: 1 }],
        scalar: 'text',
      },
    ])
  })
}
