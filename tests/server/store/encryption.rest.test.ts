import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchAccounts } from '#server/base/repositories/accountLists.ts'
import {
  findAccount,
  findAccountByMobile,
  insertAccount,
  isAccountValueFree,
  updateAccount,
} from '#server/base/repositories/accounts.ts'
import { claimJobs } from '#server/base/repositories/jobClaims.ts'
import { enqueue } from '#server/base/repositories/outbox.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import { encryptedColumnsOf, encryptedTables } from '#server/store/encryption/encryptedColumns.ts'
import { SEND_SMS } from '#server/store/jobKinds.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { anApplication, newSociety } from './societies.ts'
import { testedStores } from './stores.ts'

const MOBILE = '13812345678'
const CARD = '110101199003070011'
const person = { userType: '1', realName: '李雷', mobile: MOBILE, cardNo: CARD } as const

/** Nothing, a text, or a list of files whose names are. */
const isEncrypted = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every(({ name }) => isEncrypted(name))
    : value === '' || /^v1\.[0-9a-f]{8}\./.test(String(value))

describe.each(await testedStores())('on $name', ({ open }) => {
  let store: Store
  let orgId = ''
  beforeAll(async () => {
    store = await open()
    orgId = await newSociety(store)
  })
  afterAll(() => store.close())

  const inOrg = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => store.tx(orgId, work)
  const stored = async (table: string, column: string): Promise<unknown[]> => {
    const { rows } = await store.txSystem(({ db }) =>
      sql<{ value: unknown }>`select ${sql.ref(column)} as value from ${sql.table(table)}
        where ${sql.ref(column)} is not null and org_id = ${orgId}`.execute(db),
    )
    return rows.map(({ value }) => value)
  }

  test('what is encrypted is read as it was written, and stands nowhere in the clear', async () => {
    const account = await inOrg((tx) => insertAccount(tx, person))
    const formInfo = { mobile: MOBILE, nested: [{ 姓名: '李雷' }] }
    const { id } = await inOrg((tx) =>
      anApplication(tx, { formInfo, mobile: MOBILE, cardNo: CARD }),
    )
    expect(account).toMatchObject({ mobile: MOBILE, cardNo: CARD })
    expect(account).not.toHaveProperty('mobileHash')
    expect(await inOrg((tx) => findAccount(tx, account.id))).toEqual(account)
    expect(await inOrg((tx) => memberApplications.find(tx, id))).toMatchObject({
      formInfo,
      mobile: MOBILE,
    })
    for (const table of encryptedTables())
      for (const column of encryptedColumnsOf(table).keys())
        for (const value of await stored(table, column)) expect(value).toSatisfy(isEncrypted)
    const { rows } = await store.txSystem(({ db }) =>
      sql<{ all: string }>`select row_to_json(a)::text || row_to_json(m)::text as all
        from account a, member_application m`.execute(db),
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { all } of rows) expect(all).not.toMatch(new RegExp(`${MOBILE}|${CARD}`))
  })

  test('the same value is encrypted differently each time, and found by its hash', async () => {
    const other = await newSociety(store)
    await store.tx(other, (tx) => insertAccount(tx, person))
    const { rows } = await store.txSystem(({ db }) =>
      sql<{ stored: string; found: string }>`
        select mobile as stored, mobile_hash as found from account
        where mobile is not null`.execute(db),
    )
    expect(new Set(rows.map(({ stored }) => stored)).size).toBe(rows.length)
    // A value of one society cannot be recognised in another.
    expect(new Set(rows.map(({ found }) => found)).size).toBe(rows.length)
    expect(await inOrg((tx) => findAccountByMobile(tx, MOBILE))).toMatchObject({ cardNo: CARD })
    expect(await inOrg((tx) => findAccountByMobile(tx, '13812345679'))).toBeUndefined()
  })

  test.each([
    ['a mobile', { mobile: MOBILE }],
    ['a card number', { cardNo: CARD }],
  ])('%s is in use once', async (_what, same) => {
    const twice = inOrg((tx) => insertAccount(tx, { userType: '1', realName: '韩梅梅', ...same }))
    await expect(twice).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('an update writes the value and its hash, and null takes both away', async () => {
    const fresh = { userType: '1', realName: '王芳', mobile: '13900000001' } as const
    const account = await inOrg((tx) => insertAccount(tx, fresh))
    await inOrg((tx) => updateAccount(tx, account, { mobile: '13900000002' }))
    expect(await inOrg((tx) => isAccountValueFree(tx, 'mobile', '13900000001'))).toBe(true)
    expect(await inOrg((tx) => isAccountValueFree(tx, 'mobile', '13900000002'))).toBe(false)
    await inOrg((tx) => updateAccount(tx, account, { mobile: null }))
    expect(await inOrg((tx) => isAccountValueFree(tx, 'mobile', '13900000002'))).toBe(true)
    expect((await inOrg((tx) => findAccount(tx, account.id)))?.mobile).toBeNull()
  })

  test('a list is searched by the whole mobile', async () => {
    const named = (keyword: string) =>
      inOrg((tx) => searchAccounts(tx, { keyword }, { current: 1, size: 10 }))
    expect((await named(MOBILE)).records.map(({ realName }) => realName)).toEqual(['李雷'])
    expect((await named(MOBILE.slice(4))).records).toEqual([])
  })

  test.each<[string, (tx: Tx) => Promise<unknown>]>([
    [
      'a part of a value',
      ({ db }) => db.selectFrom('account').where('mobile', 'like', '138%').execute(),
    ],
    ['an order', ({ db }) => db.selectFrom('account').select('mobile').orderBy('mobile').execute()],
    ['another name', ({ db }) => db.selectFrom('account').select('mobile as phone').execute()],
    [
      'raw SQL',
      ({ db }) =>
        db
          .selectFrom('account')
          .where(sql<boolean>`${sql.ref('mobile')} = ${MOBILE}`)
          .execute(),
    ],
    [
      'a JSON value',
      ({ db }) => db.selectFrom('outbox').where('payload', 'is not', null).execute(),
    ],
    [
      'a column set to another',
      ({ db }) =>
        db
          .updateTable('account')
          .set((e) => ({ mobile: e.ref('userName') }))
          .execute(),
    ],
  ])('a query that needs %s of an encrypted column is refused', async (_what, query) => {
    await expect(inOrg(query)).rejects.toThrow('is encrypted')
  })

  test('a subquery and another column are compared by hashes', async () => {
    const both = ({ db }: Tx) =>
      db
        .selectFrom('account')
        .innerJoin('memberApplication as record', 'record.mobile', 'account.mobile')
        .whereRef('record.orgId', '=', 'account.orgId')
        .where('account.mobile', 'in', (e) =>
          e.selectFrom('memberApplication').select('mobile').where('orgId', '=', orgId),
        )
        .where('account.mobile', 'is distinct from', '13900000009')
        .where('account.cardNo', 'in', [CARD, 'none'])
        .select(['account.realName', 'account.mobile'])
        .execute()
    expect(await inOrg(both)).toEqual([{ realName: '李雷', mobile: MOBILE }])
  })

  test('work for all societies reads what each of them wrote, and writes or compares nothing', async () => {
    const id = await inOrg((tx) => enqueue(tx, { kind: SEND_SMS, payload: { mobile: MOBILE } }))
    const claim = { lane: 'urgent', seconds: 9, limit: 9, each: 9, after: '' } as const
    const { jobs } = await store.txSystem((tx) => claimJobs(tx, claim))
    expect(jobs.find((job) => job.id === id)?.payload).toEqual({ mobile: MOBILE })
    const compared = store.txSystem(({ db }) =>
      db.selectFrom('account').where('mobile', '=', MOBILE).selectAll().execute(),
    )
    await expect(compared).rejects.toThrow('needs an organisation')
    const unnamed = store.txSystem(({ db }) => db.selectFrom('outbox').select('payload').execute())
    await expect(unnamed).rejects.toThrow('select orgId')
  })

  test('what was written for one society or column is no value of another', async () => {
    const moved = sql`update account set card_no = mobile where org_id = ${orgId} and mobile is not null`
    const after = inOrg(async (tx) => {
      await moved.execute(tx.db)
      return tx.db.selectFrom('account').select('cardNo').execute()
    })
    await expect(after).rejects.toThrow()
  })
})
