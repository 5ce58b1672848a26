import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nearWords } from '#domain/money/entry/nearWords.ts'
import { readPeople } from '#domain/money/entry/readPeople.ts'
import { searchAccounts } from '#server/base/repositories/accountLists.ts'
import { insertAccount } from '#server/base/repositories/accounts.ts'
import { membersListed, membersNear } from '#server/modules/money/repositories/listedMembers.ts'
import { membersMeant } from '#server/modules/money/repositories/membersMeant.ts'
import { pageOrgUnits } from '#server/modules/people/repositories/orgUnitLists.ts'
import { insertOrgUnit, isOrgNameFree } from '#server/modules/records/repositories/orgUnits.ts'
import type { Store } from '#server/store/store.ts'
import { anApplication, newSociety } from './societies.ts'
import { testedStores } from './stores.ts'

const NAME = '慕容雪村'
const UNIT = '临澜第九公司'
const PAGE = { current: 1, size: 10 }

/** Takes from rows what this version keeps beside names, and leaves the names in clear, as the version before had them. */
const LEFT_BEHIND = [
  `member_application set real_name = '${NAME}', real_name_hash = null, real_name_codes = null,
    real_name_patterns = null, org_name = '${UNIT}', org_name_hash = null, org_name_codes = null`,
  `org_unit set org_name = '${UNIT}', org_name_hash = null, org_name_codes = null, link_man = '${NAME}',
    link_man_codes = null`,
  `account set real_name = '${NAME}', real_name_codes = null, user_name_codes = null, expertise = '流体力学',
    expertise_codes = null`,
]

describe.each(await testedStores())('on $name, names of the version before', ({ open }) => {
  let store: Store
  let orgId = ''
  beforeAll(async () => {
    store = await open()
    orgId = await newSociety(store)
    await store.tx(orgId, async (tx) => {
      await anApplication(tx, { status: '99', realName: '甲', orgName: '乙' })
      const phone = { linkPhone: '', orgType: '04', oneSubOrgType: '' }
      await insertOrgUnit(tx, { areaCode: '110000', orgName: '丙', linkMan: '', ...phone })
      const named = { userName: 'xuecun', expertise: '丁' }
      await insertAccount(tx, { userType: '1', realName: '甲', ...named })
    })
    await store.txSystem(async ({ db }) => {
      for (const update of LEFT_BEHIND) await sql`update ${sql.raw(update)}`.execute(db)
      await sql`insert into seal_filling
        select prefix || name, 0, now() + late from
          unnest(array['member_application', 'org_unit', 'account']) name,
          (values ('codes.', interval '-1 second'), ('', interval '1 hour')) told (prefix, late)
        on conflict (table_name) do update set page = 0, begin_at = excluded.begin_at`.execute(db)
    })
  })
  afterAll(() => store.close())

  const found = () =>
    store.tx(orgId, async (tx) => ({
      member: (await membersMeant(tx, '容雪'))?.length,
      unitOfMember: (await membersMeant(tx, '第九公'))?.length,
      listed: (await membersListed(tx, { numbers: [], mobiles: [], names: [NAME] })).length,
      guessed: (await membersNear(tx, nearWords(readPeople('慕容云村')))).length,
      unit: (await pageOrgUnits(tx, { keyword: '临澜' }, PAGE)).total,
      contact: (await pageOrgUnits(tx, { keyword: '慕' }, PAGE)).total,
      isNameFree: await isOrgNameFree(tx, '110000', UNIT),
      account: (await searchAccounts(tx, { keyword: '雪村' }, PAGE)).total,
      userName: (await searchAccounts(tx, { keyword: 'xue' }, PAGE)).total,
      expertise: (await searchAccounts(tx, { keyword: '体力' }, PAGE)).total,
    }))
  const ALL = {
    ...{ member: 1, unitOfMember: 1, listed: 1, guessed: 1, unit: 1, contact: 1 },
    ...{ isNameFree: false, account: 1, userName: 1, expertise: 1 },
  }

  /** Tables of which a row has a part of a name. */
  const inClear = async () => {
    const { rows } = await store.txSystem(({ db }) =>
      sql<{ name: string }>`
        select distinct name from (
          select 'member' as name, real_name || org_name as said from member_application
          union all select 'unit', org_name || link_man from org_unit
          union all select 'account', real_name || expertise from account
          union all select 'term', term from search_term
          union all select 'pattern', pattern from name_pattern
        ) texts where said ~ '慕容|雪村|九公|力学' order by name`.execute(db),
    )
    return rows.map(({ name }) => name)
  }

  test('have terms as before, which the version before looks for', async () => {
    expect(await inClear()).toEqual(['account', 'member', 'pattern', 'term', 'unit'])
  })

  test('get codes at once, by which this version finds them, and stay in clear for the version before', async () => {
    await store.encryption.seal()
    expect(await found()).toEqual(ALL)
    expect(await inClear()).toEqual(['account', 'member', 'unit'])
  })

  test('are encrypted later, and found by the same', async () => {
    await store.txSystem(({ db }) =>
      sql`update seal_filling set begin_at = now() - interval '1 second'`.execute(db),
    )
    await store.encryption.seal()
    expect(await inClear()).toEqual([])
    expect(await found()).toEqual(ALL)
  })
})
