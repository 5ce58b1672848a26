import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/calls.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { openApp, type TestApp } from '../../../../support/openApp.ts'
import { DEMO, lastCode, MECH, visitor } from '../../../../support/visitor.ts'

const MED = '1b90f7d4-e26c-4853-a71f-8c4d5e930a6b'
/** 汤本草, an approved member of the medical society. */
const MOBILE = '13800000231'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

type Query = CallInput<'memberJoinPage'>
const query = (more: Partial<Query>): Query => ({
  orgId: DEMO,
  current: 1,
  size: 10,
  oneMemberCode: '01',
  ...more,
})

describe('what the directory finds', () => {
  const total = async (keyword: string) =>
    (await visitor(server).call('memberJoinPage', query({ keyword }))).total

  test.each([
    ['an unfinished application', '苏见青', 0],
    ['one character, rare or not', '𬭎', 0],
    ['two characters beyond the basic plane count as two', '陈𬭎', 1],
    ['spaces are no characters', ' 沈  ', 0],
    ['dots and blanks between characters make no difference', '沈 砚·秋', 1],
    ['dots are no characters', '沈·', 0],
    ['a card number', '990101196803120136', 0],
    ['a mobile', '13800000032', 0],
    ['a member number', 'HXSK000001', 0],
    ['a member whose term ended longer ago than the days of grace', '梁亦舟', 0],
  ])('%s: %s → %i', async (_why, keyword, found) => {
    expect(await total(keyword)).toBe(found)
  })

  test('pages have the asked size and do not overlap', async () => {
    const page = (current: number) =>
      visitor(server).call('memberJoinPage', query({ keyword: '大学', current }))
    const [first, second] = [await page(1), await page(2)]
    expect(first.records).toHaveLength(10)
    expect(second.records).toHaveLength(first.total - 10)
    const ids = [...first.records, ...second.records].map(({ id }) => id)
    expect(new Set(ids).size).toBe(first.total)
  })

  test.each([0, 201])('a size of %i is refused', async (size) => {
    const answer = await visitor(server).ask('memberJoinPage', query({ keyword: '大学', size }))
    expect(answer.status).toBe(400)
  })

  test('no mobile leaves in full, not even to the member or to staff', async () => {
    const staff = visitor(server)
    await staff.login('staff', 'Staff-2026')
    const { records } = await staff.call('memberJoinPage', query({ keyword: '大学', size: 100 }))
    expect(records.length).toBeGreaterThan(5)
    for (const row of records) {
      expect(row).not.toHaveProperty('mobile')
      expect(row.maskMobile).toMatch(/^1\d{2}\*{4}\d{4}$/)
    }
  })
})

describe('the group tab', () => {
  test('shows units where the society opened it', async () => {
    const { records } = await visitor(server).call(
      'memberJoinPage',
      query({ keyword: '研究院', oneMemberCode: '02' }),
    )
    expect(records[0]).toMatchObject({ orgName: '栖云统计研究院', oneMemberCode: '02' })
  })

  test('is refused elsewhere, however it is asked for', async () => {
    const answer = await visitor(server, 'mech.localhost', MECH).ask(
      'memberJoinPage',
      query({ orgId: MECH, keyword: '大学', oneMemberCode: '02' }),
    )
    expect(answer).toMatchObject({ status: 403, msg: '团体会员查询暂未开放' })
  })
})

describe('a society that asks for a login', () => {
  const medical = () => visitor(server, 'med.localhost', MED)
  const ask = query({ orgId: MED, keyword: '江汉' })

  test('shows an individual the own entry alone, whatever the keyword', async () => {
    const here = medical()
    await here.call('sendRegisterCode', { orgId: MED, mobile: MOBILE })
    const { version: userAgreement } = await here.call('userAgreement', { orgId: MED })
    const { version: privacyAgreement } = await here.call('privacyAgreement', { orgId: MED })
    await here.call('register', {
      realName: '汤本草',
      mobile: MOBILE,
      validCode: await lastCode(server, MOBILE),
      userPwd: sentPassword('Member-2026'),
      areaCode: '510107',
      agreed: { userAgreement, privacyAgreement },
    })
    await here.login(MOBILE, 'Member-2026')
    for (const keyword of [MOBILE, '江汉', '']) {
      const { records } = await here.call('memberJoinPage', { ...ask, keyword })
      expect(records.map(({ realName }) => realName)).toEqual(['汤本草'])
    }
  })

  test('lets units and staff search', async () => {
    const unit = medical()
    await unit.login('unit01', 'Unit-2026')
    const { records } = await unit.call('memberJoinPage', ask)
    expect(records.map(({ orgName }) => orgName)).toContain('江汉医科大学')
    expect((await unit.call('memberJoinPage', { ...ask, keyword: '' })).total).toBe(0)
  })
})
