import { expect, test } from 'vitest'
import {
  findAccount,
  findAccountByLogin,
  insertAccount,
  isAccountValueFree,
  lockAccount,
  lockAccountByMobile,
  updateAccount,
} from '#server/base/repositories/accounts.ts'
import {
  findLiveToken,
  insertLoginToken,
  revokeAccountTokens,
  revokeToken,
  touchToken,
} from '#server/base/repositories/loginTokens.ts'
import {
  insertOrgUnit,
  isOrgNameFree,
  listOrgUnits,
} from '#server/modules/records/repositories/orgUnits.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { newSociety } from '../societies.ts'

/** A unit but for its name. */
const UNIT = {
  areaCode: '110101',
  linkMan: '张',
  linkPhone: '010',
  orgType: '04',
  oneSubOrgType: '',
}

const at = (tx: Tx, seconds: number): Tx => ({
  ...tx,
  now: new Date(tx.now.getTime() + seconds * 1000),
})
const person = {
  userType: '1',
  realName: '李雷',
  mobile: '13800000001',
  userName: 'lilei',
} as const

export function accountRules(store: () => Store): void {
  test('one finds one’s account by user name or mobile, in one’s own society only', async () => {
    const [own, other] = [await newSociety(store()), await newSociety(store())]
    const { id } = await store().tx(own, (tx) => insertAccount(tx, person))
    const by = (orgId: string, name: string) =>
      store().tx(orgId, async (tx) => (await findAccountByLogin(tx, name))?.id)
    expect([await by(own, 'lilei'), await by(own, '13800000001')]).toEqual([id, id])
    expect(await by(other, 'lilei')).toBeUndefined()
    await store().tx(other, (tx) => insertAccount(tx, person))
  })

  test('no user name is a mobile: it would be taken for somebody’s number', async () => {
    const orgId = await newSociety(store())
    const named = { ...person, mobile: null, userName: '13800000001' }
    const stored = store().tx(orgId, (tx) => insertAccount(tx, named))
    await expect(stored).rejects.toMatchObject({ kind: 'ruleBroken' })
  })

  test('a value is free for its own account', async () => {
    const orgId = await newSociety(store())
    await store().tx(orgId, async (tx) => {
      const { id } = await insertAccount(tx, person)
      expect(await isAccountValueFree(tx, 'mobile', person.mobile)).toBe(false)
      expect(await isAccountValueFree(tx, 'mobile', person.mobile, id)).toBe(true)
    })
  })

  test('of who locks an account one waits for the other, and finds what it wrote', async () => {
    const orgId = await newSociety(store())
    const { id } = await store().tx(orgId, (tx) => insertAccount(tx, person))
    const lengthen = async (tx: Tx) => {
      const account = await lockAccount(tx, id)
      if (account) await updateAccount(tx, account, { realName: `${account.realName}甲` })
    }
    await Promise.all([1, 2, 3, 4].map(() => store().tx(orgId, lengthen)))
    const account = await store().tx(orgId, (tx) => findAccount(tx, id))
    expect(account?.realName).toBe(`${person.realName}甲甲甲甲`)
  })

  test('who has lost the mobile while it was waited for is not found by it', async () => {
    const orgId = await newSociety(store())
    const { id } = await store().tx(orgId, (tx) => insertAccount(tx, person))
    let found: Promise<unknown> | undefined
    await store().tx(orgId, async (tx) => {
      const account = await lockAccount(tx, id)
      if (account) await updateAccount(tx, account, { mobile: null })
      found = store().tx(orgId, (other) => lockAccountByMobile(other, person.mobile))
    })
    expect(await found).toBeUndefined()
  })

  test('a token lives until it is revoked, expires, or was not used for too long', async () => {
    const orgId = await newSociety(store())
    await store().tx(orgId, async (tx) => {
      const account = await insertAccount(tx, person)
      const { id } = account
      const live = async (hash: string, seconds: number) =>
        (await findLiveToken(at(tx, seconds), hash, 1000)) !== undefined
      for (const tokenHash of ['h1', 'h2', 'h3'])
        await insertLoginToken(tx, {
          tokenHash,
          accountId: id,
          expiresAt: at(tx, 3000).now,
          userAgent: '',
          network: '',
        })
      expect([await live('h1', 999), await live('h1', 1001)]).toEqual([true, false])
      for (const seconds of [900, 1800, 2700]) await touchToken(at(tx, seconds), 'h1')
      expect([await live('h1', 2999), await live('h1', 3001)]).toEqual([true, false])
      await revokeToken(tx, 'h1')
      expect([await live('h1', 1), await live('h2', 1)]).toEqual([false, true])
      await revokeAccountTokens(tx, account)
      expect([await live('h2', 1), await live('h3', 1)]).toEqual([false, false])
    })
  })

  test('a unit’s name is unique within its area only', async () => {
    const orgId = await newSociety(store())
    const unit = { ...UNIT, orgName: '第一医院' }
    await store().tx(orgId, async (tx) => {
      const { id } = await insertOrgUnit(tx, unit)
      await insertOrgUnit(tx, { ...unit, areaCode: '110102' })
      expect(await isOrgNameFree(tx, '110101', '第一医院')).toBe(false)
      expect(await listOrgUnits(tx, { areaCode: '110101', notId: id })).toEqual([])
      expect(await listOrgUnits(tx, { orgType: '04' })).toHaveLength(2)
      expect(await listOrgUnits(tx, { oneSubOrgType: '01' })).toEqual([])
    })
    const twice = store().tx(orgId, (tx) => insertOrgUnit(tx, unit))
    await expect(twice).rejects.toMatchObject({ constraint: 'org_unit_name_taken' })
  })

  test('every unit of a large society can be picked', async () => {
    const orgId = await newSociety(store())
    await store().tx(orgId, async (tx) => {
      const { orgId, now: createdAt } = tx
      const units = Array.from({ length: 1200 }, (_, number) => ({
        ...UNIT,
        ...{ orgId, createdAt, id: `unit${number}`, orgName: `第${number}医院` },
      }))
      await tx.db.insertInto('orgUnit').values(units).execute()
      expect(await listOrgUnits(tx, { orgType: '04' })).toHaveLength(1200)
    })
  })
}
