import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { searchText } from '#domain/text/kinds/searchText.ts'
import { fillRows } from '#server/store/fillRows.ts'
import { searchAccounts } from '#server/store/repositories/accountLists.ts'
import { insertAccount } from '#server/store/repositories/accounts.ts'
import { memberApplications } from '#server/store/repositories/memberApplications.ts'
import { membersMeant } from '#server/store/repositories/membersMeant.ts'
import { pageOrgUnits } from '#server/store/repositories/orgUnitLists.ts'
import { insertOrgUnit } from '#server/store/repositories/orgUnits.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { DISGUISED_NAMES, DISGUISES } from '../../../support/disguisedNames.ts'
import { anApplication, newSociety } from '../societies.ts'

const PAGE = { current: 1, size: 10 }
const UNIT = { areaCode: '110000', linkPhone: '0769-8', orgType: '04', oneSubOrgType: '' }

/** Every character that has a meaning, and the private places of rare ones; NUL is in no text of the database. */
const CHARACTERS = Array.from({ length: 0x10ffff }, (_, at) => at + 1).filter(
  (code) => isFormerlyRare(code) || /[^\p{Cn}\p{Co}\p{Cs}]/u.test(String.fromCodePoint(code)),
)

function isFormerlyRare(code: number): boolean {
  return code >= 0xe800 && code < 0xe900
}

export function searchKeyRules(store: () => Store): void {
  const inSociety = async (work: (tx: Tx) => Promise<void>) => {
    const orgId = await newSociety(store())
    await store().tx(orgId, work)
  }
  const totalOf = async (tx: Tx, named: string) =>
    (await memberApplications.search(tx, { named }, PAGE)).total

  test('of every character the database makes what a keyword is made of', async () => {
    const different = await store().txSystem(async ({ db }) => {
      const texts = []
      for (let at = 0; at < CHARACTERS.length; at += 10_000)
        texts.push(...(await differingIn(db, CHARACTERS.slice(at, at + 10_000))))
      return texts
    })
    expect(different).toEqual([])
  })

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

  test('rows whose terms are of the version before are found once they are filled', async () => {
    let orgId = ''
    await inSociety(async (tx) => {
      orgId = tx.orgId
      await anApplication(tx, { realName: '阿依古丽·买买提', orgName: 'ABC 公司' })
      await anApplication(tx, { realName: '沈砚秋' })
    })
    await store().txSystem(async ({ db }) => {
      await sql`delete from search_term where org_id = ${orgId}`.execute(db)
      await sql`
        insert into search_term (org_id, kind, scope, head, term, created_at, subject_id, until)
          select org_id, 'member', status || one_member_code, left(part, 2), part, created_at, id, end_at
          from member_application, unnest(array[real_name, org_name]) one, lateral (
            select left(one, 1) union all
            select substr(one, at, 24) from generate_series(1, char_length(one) - 1) at
          ) parts (part) where org_id = ${orgId} and part <> ''`.execute(db)
      await sql`insert into list_filling select kind, '', ''
        from unnest(array['key.member', 'key.account', 'key.organisation', 'key.unit']) kind`.execute(
        db,
      )
    })
    const found = () =>
      store().tx(orgId, async (tx) => [
        await totalOf(tx, '古丽买买提'),
        await totalOf(tx, 'bc公司'),
        await totalOf(tx, '砚秋'),
      ])
    expect(await found()).toEqual([0, 0, 1])
    await fillRows(store().db)
    expect(await found()).toEqual([1, 1, 1])
  })
}

/** The characters of which the database makes another search text; those that it does not know yet are left out. */
async function differingIn(db: Tx['db'], codes: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ code: number; key: string; plain: string }>`
    select code, search_text(chr(code)) as key, normalize(chr(code), NFKD) as plain
    from unnest(${`{${codes.join(',')}}`}::integer[]) code`.execute(db)
  return rows
    .map((row) => ({ ...row, char: String.fromCodePoint(row.code) }))
    .filter(({ char, plain }) => char.normalize('NFKD') === plain)
    .filter(({ char, key }) => searchText(char) !== key)
    .map(({ code }) => code.toString(16))
}
