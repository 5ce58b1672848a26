import { expect, test } from 'vitest'
import { searchAccounts } from '#server/base/repositories/accountLists.ts'
import { insertAccount } from '#server/base/repositories/accounts.ts'
import { membersMeant } from '#server/modules/money/repositories/membersMeant.ts'
import { pageOrgUnits } from '#server/modules/people/repositories/orgUnitLists.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import { insertOrgUnit } from '#server/modules/records/repositories/orgUnits.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { DISGUISED_NAMES, DISGUISES } from '../../../support/disguisedNames.ts'
import { anApplication, newSociety } from '../societies.ts'

const PAGE = { current: 1, size: 10 }
const UNIT = { areaCode: '110000', linkPhone: '0769-8', orgType: '04', oneSubOrgType: '' }

export function searchKeyRules(store: () => Store): void {
  const inSociety = async (work: (tx: Tx) => Promise<void>) => {
    const orgId = await newSociety(store())
    await store().tx(orgId, work)
  }
  const totalOf = async (tx: Tx, named: string) =>
    (await memberApplications.search(tx, { named }, PAGE)).total

  test.each(Object.entries(DISGUISES))(
    'a name is found by what is written with %s',
    async (_what, disguise) => {
      await inSociety(async (tx) => {
        for (const name of DISGUISED_NAMES) {
          await anApplication(tx, { realName: disguise(name), status: '99' })
          await insertAccount(tx, { userType: '1', realName: disguise(name) })
          await insertOrgUnit(tx, { ...UNIT, orgName: disguise(name), linkMan: '' })
          for (const typed of [name, disguise(name), [...disguise(name)].slice(0, 6).join('')]) {
            expect(await totalOf(tx, typed), typed).toBe(1)
            expect(await membersMeant(tx, typed)).toHaveLength(1)
            expect(await searchAccounts(tx, { keyword: typed }, PAGE)).toMatchObject({ total: 1 })
            expect(await pageOrgUnits(tx, { keyword: typed }, PAGE)).toMatchObject({ total: 1 })
          }
        }
      })
    },
  )

  test('a keyword of dots and blanks alone finds no name', async () => {
    await inSociety(async (tx) => {
      await anApplication(tx, { realName: '阿依古丽·买买提' })
      expect(await totalOf(tx, '·')).toBe(0)
      expect(await membersMeant(tx, ' · ')).toEqual([])
    })
  })
}
