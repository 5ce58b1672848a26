import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PAGED_ROWS } from '#domain/text/pagedTotal.ts'
import { deleteAccount, searchAccounts } from '#server/base/repositories/accountLists.ts'
import { insertAccount, updateAccount } from '#server/base/repositories/accounts.ts'
import { nameCodes } from '#server/encryption/nameCodes.ts'
import { deleteOrgUnit, pageOrgUnits } from '#server/modules/people/repositories/orgUnitLists.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import { insertOrgUnit, updateOrgUnit } from '#server/modules/records/repositories/orgUnits.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { patience } from '../../../support/patience.ts'
import { inPortions } from '../inPortions.ts'
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
  ), listed as (
    select org_id, 'member' as kind, status || one_member_code as scope, array[real_name, org_name] as texts,
      array[real_name_codes, org_name_codes] as codes, created_at, id, end_at as until from member_application where cleared_at is null
    union all select org_id, 'organisation', status, array[real_name, org_name],
        array[real_name_codes, org_name_codes], created_at, id, null
      from or_application where cleared_at is null
    union all select org_id, 'account', concat(user_type, case when disabled_at is null then '+' else '-' end,
        case when expertise is not null then 'x' end),
      array[real_name, user_name, org_name, expertise],
        array[real_name_codes, user_name_codes, org_name_codes, expertise_codes], created_at, id, null
      from account where closed_at is null and org_id in (select org_id from small)
    union all select org_id, 'unit', '', array[org_name, link_man],
        array[org_name_codes, link_man_codes], created_at, id, null from org_unit
  ), rebuilt as (
    select org_id, kind, scope, head, term, created_at, id, until from listed, code_terms(texts, codes)
  ), written as (
    select org_id, kind, scope, head, term, created_at, subject_id, until from search_term
    where kind <> 'account' or org_id in (select org_id from small)
  )
  (select * from rebuilt except all select * from written)
  union all (select * from written except all select * from rebuilt)`

export function searchTermRules(store: () => Store): void {
  const inSociety = async (work: (tx: Tx) => Promise<void>) => {
    const orgId = await newSociety(store())
    await store().tx(orgId, work)
  }
  const namesFound = async (tx: Tx, named: string) =>
    (await memberApplications.search(tx, { named }, PAGE)).records.map(({ realName }) => realName)

  test.each([
    ['two characters', '小明', ['王小明']],
    ['a surname', '王', ['王小明']],
    ['a whole name', '王小明', ['王小明']],
    ['part of a unit', '大学物理', ['王小明', '李明小']],
    ['a wildcard', '王%', []],
    ['characters that are not adjacent', '王明', []],
    ['all pairs in another order', '小明小', []],
    ['a whole unit', '清华大学物理系', ['王小明']],
    ['more characters than a term has', `${'很'.repeat(30)}长`, ['很长']],
    ['a unit that is none', '清华大学物理院', []],
    ['characters that come twice in a text', '学大', ['很长']],
    ['a character beyond sixteen bits', '𠮷', ['𠮷野家']],
    ['such a character in the middle', '𠮷野', ['𠮷野家']],
  ])('a member is found by %s', async (_what, named, expected) => {
    await inSociety(async (tx) => {
      await anApplication(tx, { realName: '李明小', orgName: '北京大学物理学院' })
      await anApplication(tx, { realName: '王小明', orgName: '清华大学物理系' })
      await anApplication(tx, { realName: '𠮷野家' })
      await anApplication(tx, { realName: '很长', orgName: `${'很'.repeat(30)}长学大学大` })
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

  test(
    'the newest come first, page by page, whether few or very many are found',
    async () => {
      await inSociety(async (tx) => {
        const names = Array.from({ length: 20 }, (_, at) => `众学院${at}`)
        const codes = sql.join(names.map((name) => nameCodes(name, tx.codes.ofPattern)))
        const write = (from: number, to: number) =>
          sql`insert into account (org_id, id, user_type, real_name, real_name_codes, created_at, updated_at)
          select ${tx.orgId}, ${tx.orgId} || lpad(n::text, 6, '0'), '1', '众学院' || n % 20,
            (array[${codes}])[n % 20 + 1], ${tx.now}::timestamptz - (n / 2) * interval '1 second', ${tx.now}
          from generate_series(${from}::int, ${to}::int) n`.execute(tx.db)
        await inPortions(PAGED_ROWS + 40, write)
        const found = async (keyword: string, current: number) => {
          const { records, total } = await searchAccounts(tx, { keyword }, { current, size: 20 })
          return [records.map(({ id }) => Number(id.slice(-6))).slice(0, 3), total]
        }
        const more = PAGED_ROWS + 1
        for (const keyword of ['学院', '众学院', '众']) {
          expect(await found(keyword, 1)).toEqual([[1, 3, 2], more])
          expect(await found(keyword, 2)).toEqual([[20, 23, 22], more])
          expect(await found(keyword, PAGED_ROWS / 20)).toEqual([[9980, 9983, 9982], more])
          expect(await found(keyword, PAGED_ROWS / 20 + 1)).toEqual([[], more])
        }
        expect(await found('学院19', 1)).toEqual([[19, 39, 59], 502])
        expect(await found('学院19', 2)).toEqual([[419, 439, 459], 502])
        expect(await found('学院19', 27)).toEqual([[], 502])
      })
    },
    patience(60),
  )

  test('a search is of the lists and terms that are asked for', async () => {
    await inSociety(async (tx) => {
      const made = await anApplication(tx, { realName: '王小明' })
      const asked = (search: Partial<Parameters<typeof memberApplications.search>[1]>) =>
        memberApplications.search(tx, { named: '王小明', ...search }, PAGE)
      const { status, oneMemberCode } = made
      const other = oneMemberCode === '01' ? '02' : '01'
      expect(await asked({ status: [status] })).toMatchObject({ total: 1 })
      expect(await asked({ oneMemberCode: other })).toMatchObject({ total: 0 })
      await memberApplications.save(tx, made, { status: '99', endAt: '2026-01-31' })
      expect(await asked({ status: [status] })).toMatchObject({ total: 0 })
      expect(await asked({ status: ['99'], paidUntil: '2026-01-31' })).toMatchObject({ total: 1 })
      expect(await asked({ status: ['99'], paidUntil: '2026-02-01' })).toMatchObject({ total: 0 })
    })
  })

  test.each(['王小', 'xming', 'x', '38000', '力学'])(
    'an account is found by %s',
    async (keyword) => {
      await inSociety(async (tx) => {
        const values = { userName: 'xming138000', expertise: '固体力学', mobile: '13900000001' }
        const { id } = await insertAccount(tx, { userType: '1', realName: '王小明', ...values })
        await insertAccount(tx, { userType: '1', realName: '李雷', mobile: '13900000002' })
        const found = await searchAccounts(tx, { keyword }, PAGE)
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
      const found = await searchAccounts(tx, { keyword: mobile }, PAGE)
      expect(found.records.map(({ realName }) => realName).toSorted()).toEqual(['乙', '甲'])
      await insertOrgUnit(tx, { ...UNIT, orgName: '临澜公司', linkMan: '慕容白' })
      for (const keyword of ['0769-8', '慕容白', '澜公'])
        expect(await pageOrgUnits(tx, { keyword }, PAGE)).toMatchObject({ total: 1 })
    })
  })

  test('whatever has been written, the terms are those of the texts', async () => {
    await inSociety(async (tx) => {
      const changed = await insertAccount(tx, { userType: '1', realName: '王小明' })
      const gone = await insertAccount(tx, { userType: '1', realName: '李小明' })
      await updateAccount(tx, changed, { realName: '王大明', orgName: '大学' })
      await deleteAccount(tx, gone)
      const unit = await insertOrgUnit(tx, { ...UNIT, orgName: '大学', linkMan: '大学' })
      const other = await insertOrgUnit(tx, { ...UNIT, orgName: '学院', linkMan: '' })
      await updateOrgUnit(tx, unit, { orgName: '学院一' })
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
