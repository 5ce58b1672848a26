import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { nearWords } from '#domain/money/entry/nearWords.ts'
import { readPeople } from '#domain/money/entry/readPeople.ts'
import { membersNear } from '#server/modules/money/repositories/listedMembers.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { anApplication, newSociety } from '../societies.ts'

/** Patterns that there would be if all were written now, without those there are, and the other way round. */
const DIFFERENT = sql<{ pattern: string }>`
  with rebuilt as (
    select org_id, coded_patterns(real_name, real_name_patterns) as pattern, id from member_application where status = '99'
  ), written as (select org_id, pattern, member_id from name_pattern)
  (select * from rebuilt except all select * from written) union all (select * from written except all select * from rebuilt)`

export function namePatternRules(store: () => Store): void {
  const inSociety = async (work: (tx: Tx) => Promise<void>) => {
    const orgId = await newSociety(store())
    await store().tx(orgId, work)
  }
  const different = async () => (await store().txSystem(({ db }) => DIFFERENT.execute(db))).rows

  test.each([
    ['its first character is another', '里四光', ['李四光']],
    ['a character in the middle is another', '李司光', ['李四光', '李思光']],
    ['its last character is another', '李四广', ['李四光']],
    ['one of two characters is another', '王伍', ['王五']],
    ['a character beyond sixteen bits is another', '𠮷野加', ['𠮷野家']],
    ['two characters are others', '李司广', []],
    ['a character is missing', '李光', []],
    ['a digit of the number is another', 'M2026000002', ['李四光']],
    ['a digit of a number is missing', 'M202600001', []],
    ['it is nobody’s who is no member', '赵六一', []],
  ])('a member is guessed at when %s', async (_what, text, expected) => {
    await inSociety(async (tx) => {
      const status = '99'
      await anApplication(tx, { status, realName: '李四光', memberNum: 'M2026000001' })
      for (const realName of ['李思光', '王五', '𠮷野家', '李'])
        await anApplication(tx, { status, realName })
      await anApplication(tx, { realName: '赵六二' })
      const found = await membersNear(tx, nearWords(readPeople(text)))
      expect(found.map(({ realName }) => realName).toSorted()).toEqual(expected.toSorted())
    })
  })

  test('of a name that very many are near to, some are found', async () => {
    await inSociety(async (tx) => {
      for (let nth = 0; nth < 8; nth++)
        await anApplication(tx, { status: '99', realName: `李${nth}光` })
      const found = await membersNear(tx, nearWords(readPeople('李四光')))
      expect(found).toHaveLength(5)
    })
  })

  test('whatever has been written, the patterns are those of the names of members', async () => {
    await inSociety(async (tx) => {
      const made = await anApplication(tx, { realName: '王小明' })
      const member = await memberApplications.save(tx, made, { status: '99' })
      await memberApplications.save(tx, member, { realName: '王大明' })
      const other = await anApplication(tx, { status: '99', realName: '李一一' })
      await memberApplications.save(tx, other, { status: '97' })
      const gone = await anApplication(tx, { status: '99', realName: '赵一一' })
      await memberApplications.clear(tx, [gone.id], '已注销')
      expect(await membersNear(tx, nearWords(readPeople('赵二一')))).toEqual([])
    })
    expect(await different()).toEqual([])
  })
}
