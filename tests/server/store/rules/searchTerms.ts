import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deleteAccount, listAccounts } from '#server/store/repositories/accountLists.ts'
import { insertAccount, updateAccount } from '#server/store/repositories/accounts.ts'
import { memberApplications } from '#server/store/repositories/memberApplications.ts'
import { deleteOrgUnit, pageOrgUnits } from '#server/store/repositories/orgUnitLists.ts'
import { insertOrgUnit, updateOrgUnit } from '#server/store/repositories/orgUnits.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { anApplication, newSociety } from '../societies.ts'

const PAGE = { current: 1, size: 10 }

const UNIT = { areaCode: '110000', linkPhone: '0769-8', orgType: '04', oneSubOrgType: '' }

/**
 * Terms that there would be if all were written now, without those there are, and the other way round; of accounts only in
 * societies that no other rule fills with thousands, which takes an embedded database long.
 */
const DIFFERENT = sql<{ kind: string; term: string }>`
  with small as materialized (
    select org_id from account group by org_id having count(*) < 1000
  ), rebuilt as (
    select org_id, 'member' as kind, search_terms(array[real_name, org_name]) as term, created_at, id
      from member_application
    union all select org_id, 'organisation', search_terms(array[real_name, org_name]), created_at, id
      from or_application
    union all select org_id, 'account',
      search_terms(array[real_name, user_name, org_name, expertise]), created_at, id
      from account where org_id in (select org_id from small)
    union all select org_id, 'unit', search_terms(array[org_name, link_man]), created_at, id from org_unit
  ), written as (
    select org_id, kind, term, created_at, subject_id from search_term
    where kind <> 'account' or org_id in (select org_id from small)
  )
  (select * from rebuilt except select * from written)
  union all (select * from written except select * from rebuilt)`

export function searchTermRules(store: () => Store): void {
  const inSociety = async (work: (tx: Tx) => Promise<void>) => {
    const orgId = await newSociety(store())
    await store().tx(orgId, work)
  }
  const namesFound = async (tx: Tx, named: string) =>
    (await memberApplications.page(tx, { named }, PAGE)).records.map(({ realName }) => realName)

  test.each([
    ['two characters', '小明', ['王小明']],
    ['a surname', '王', ['王小明']],
    ['a whole name', '王小明', ['王小明']],
    ['part of a unit', '大学物理', ['王小明', '李明小']],
    ['a wildcard', '王%', []],
    ['characters that are not adjacent', '王明', []],
    ['all pairs in another order', '小明小', []],
    ['a character beyond sixteen bits', '𠮷', ['𠮷野家']],
    ['such a character in the middle', '𠮷野', ['𠮷野家']],
  ])('a member is found by %s', async (_what, named, expected) => {
    await inSociety(async (tx) => {
      await anApplication(tx, { realName: '李明小', orgName: '北京大学物理学院' })
      await anApplication(tx, { realName: '王小明', orgName: '清华大学物理系' })
      await anApplication(tx, { realName: '𠮷野家' })
      expect((await namesFound(tx, named)).toSorted()).toEqual(expected.toSorted())
    })
  })

  test('a name that changed is found by the new one, and one that was cleared by neither', async () => {
    await inSociety(async (tx) => {
      const made = await anApplication(tx, { realName: '王小明' })
      await memberApplications.save(tx, made, { realName: '王大明' })
      expect(await namesFound(tx, '小明')).toEqual([])
      expect(await namesFound(tx, '大明')).toEqual(['王大明'])
      await memberApplications.clear(tx, [made.id], '已注销')
      expect(await namesFound(tx, '大明')).toEqual([])
    })
  })

  test.each(['王小', 'xming', 'x', '38000', '力学'])(
    'an account is found by %s',
    async (keyword) => {
      await inSociety(async (tx) => {
        const values = { userName: 'xming138000', expertise: '固体力学', mobile: '13900000001' }
        const { id } = await insertAccount(tx, { userType: '1', realName: '王小明', ...values })
        await insertAccount(tx, { userType: '1', realName: '李雷', mobile: '13900000002' })
        const found = await listAccounts(tx, { keyword }).page(PAGE)
        expect(found.records.map((account) => account.id)).toEqual([id])
      })
    },
  )

  test('numbers are found whole beside the names that contain them', async () => {
    await inSociety(async (tx) => {
      const mobile = '13900000003'
      await insertAccount(tx, { userType: '1', realName: '甲', mobile })
      await insertAccount(tx, { userType: '1', realName: '乙', userName: `u${mobile}` })
      await insertAccount(tx, { userType: '1', realName: '丙', userName: `u${mobile.slice(1)}` })
      const found = await listAccounts(tx, { keyword: mobile }).page(PAGE)
      expect(found.records.map(({ realName }) => realName).toSorted()).toEqual(['乙', '甲'])
      await insertOrgUnit(tx, { ...UNIT, orgName: '临澜公司', linkMan: '慕容白' })
      for (const keyword of ['0769-8', '慕容白', '澜公'])
        expect(await pageOrgUnits(tx, { keyword }, PAGE)).toMatchObject({ total: 1 })
    })
  })

  test('whatever has been written, the terms are those of the texts', async () => {
    await inSociety(async (tx) => {
      const { id } = await insertAccount(tx, { userType: '1', realName: '王小明' })
      const gone = await insertAccount(tx, { userType: '1', realName: '李小明' })
      await updateAccount(tx, id, { realName: '王大明', orgName: '大学' })
      await deleteAccount(tx, gone.id)
      const unit = await insertOrgUnit(tx, { ...UNIT, orgName: '大学', linkMan: '大学' })
      const other = await insertOrgUnit(tx, { ...UNIT, orgName: '学院', linkMan: '' })
      await updateOrgUnit(tx, unit.id, { orgName: '学院一' })
      await deleteOrgUnit(tx, other.id)
    })
    expect((await store().txSystem(({ db }) => DIFFERENT.execute(db))).rows).toEqual([])
    const { rows } = await store().txSystem(({ db }) =>
      sql<{ kind: string }>`select distinct kind from search_term order by kind`.execute(db),
    )
    expect(rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['account', 'member', 'unit']),
    )
  })
}
