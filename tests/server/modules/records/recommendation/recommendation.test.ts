import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/calls.ts'
import { WRONG_PER_ORG } from '#server/modules/records/recommendation/validateRecommend.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import {
  candidateValues,
  FREE,
  recommended,
  recommendedApplied,
  recommendInput,
} from '../../../support/orgApplications.ts'
import { DEMO, MECH, visitor } from '../../../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

type Question = CallInput<'validateRecommend'>
const UNKNOWN = '没有查询到有效的推荐信息，请核对后重试'

describe('the check of a recommendation', () => {
  test('by code says organisation, session and every condition, and hides the name', async () => {
    const answer = await visitor(server).call('validateRecommend', {
      type: '01',
      recommendCode: 'tjjm2026',
    })
    expect(answer).toMatchObject({
      orgId: DEMO,
      subOrgName: '统计建模专业委员会',
      session: '5',
      maskName: '上***',
      isLimit: false,
      memberId: expect.any(String),
      limitCondition: {
        person: [
          { code: '1', value: '2', valueName: '副高级', isMeet: true },
          { code: '2', value: '60', valueName: '60', isMeet: true },
          { code: '9', valueName: '普通会员、高级会员', isMeet: true },
        ],
        org: [{ code: '9', isMeet: true }],
      },
    })
    expect(answer).not.toHaveProperty('realName')
    expect(JSON.stringify(answer)).not.toContain('990101197907071257')
  })

  test('by name and card finds the same candidate', async () => {
    const who = visitor(server)
    const byCode = await who.call('validateRecommend', { type: '01', recommendCode: 'QNGW2026' })
    const byPerson = await who.call('validateRecommend', {
      type: '02',
      realName: '梁亦舟',
      cardNo: '990101199308191512',
    })
    expect(byPerson).toMatchObject({ objId: byCode.objId, approvalId: byCode.approvalId })
  })

  test('says which conditions keep a candidate out', async () => {
    const answer = await visitor(server).call('validateRecommend', {
      type: '01',
      recommendCode: 'YSJS2026',
    })
    expect(answer.isLimit).toBe(true)
    expect(answer.limitCondition.person.map(({ code, isMeet }) => [code, isMeet])).toEqual([
      ['1', false],
      ['2', false],
      ['9', true],
    ])
  })

  test.each<[what: string, question: Question, msg: string]>([
    ['an unknown code', { type: '01', recommendCode: 'NOBODY01' }, UNKNOWN],
    ['a code whose term is over', { type: '01', recommendCode: 'GQXB2023' }, UNKNOWN],
    ['a right name with another card', { type: '02', realName: '梁亦舟', cardNo: 'E1' }, UNKNOWN],
    ['no code', { type: '01' }, '请输入推荐码'],
    ['a blank code', { type: '01', recommendCode: '  ' }, '请输入推荐码'],
    ['no name', { type: '02', cardNo: 'E1' }, '请输入姓名'],
    ['no card', { type: '02', realName: '梁亦舟' }, '请输入证件号码'],
  ])('refuses %s', async (_what, question, msg) => {
    const answer = await visitor(server).ask('validateRecommend', question)
    expect(answer).toMatchObject({ status: 400, msg, data: { errors: expect.any(Object) } })
  })

  test('knows no candidate of another society', async () => {
    const answer = await visitor(server, 'mech.localhost', MECH).ask('validateRecommend', {
      type: '01',
      recommendCode: 'TJJM2026',
    })
    expect(answer).toMatchObject({ status: 400, msg: UNKNOWN })
  })

  test('answers an address twenty times in ten minutes, right or wrong', async () => {
    const guesser = visitor(server)
    const question = { type: '01', recommendCode: 'AAAA0000' } as const
    for (let tried = 0; tried < 20; tried += 1) await guesser.ask('validateRecommend', question)
    const late = await guesser.ask('validateRecommend', { type: '01', recommendCode: 'TJJM2026' })
    expect(late).toMatchObject({ status: 429 })
  })
})

describe('wrong checks of a whole society', () => {
  const question = { type: '01', recommendCode: 'AAAA0000' } as const
  const wrong = async (own: TestApp, address: number) =>
    (await visitor(own, 'localhost', DEMO, `10.7.0.${address}`).ask('validateRecommend', question))
      .status

  test('from many addresses are stopped for an hour, in that tab; right ones are not counted', async () => {
    const own = await openApp()
    try {
      for (let right = 0; right < 3; right += 1) await recommended(visitor(own), 'TJJM2026')
      for (let tried = 0; tried < WRONG_PER_ORG.limit; tried += 1)
        expect(await wrong(own, Math.floor(tried / 20))).toBe(400)
      expect(await wrong(own, 250)).toBe(429)
      const person = { type: '02', realName: '梁亦舟', cardNo: '990101199308191512' } as const
      expect(await visitor(own).ask('validateRecommend', person)).toMatchObject({ status: 200 })
      own.advance(WRONG_PER_ORG.seconds * 1000)
      expect(await wrong(own, 250)).toBe(400)
    } finally {
      await own.close()
    }
  })
})

describe('an application by recommendation', () => {
  test('waits for the signed form; a recommendation is used once', async () => {
    const who = visitor(server)
    const { status } = await recommendedApplied(server, who, '13911110001', 'UR2CD2BL')
    expect(status).toBe('02')
    const again = await recommended(who, 'UR2CD2BL')
    expect(again).toMatchObject({ applicationStatus: '02' })
    const values = await candidateValues(server, who, '13911110001', FREE.UR2CD2BL)
    const second = await who.ask('orApply', recommendInput(again, values))
    expect(second).toMatchObject({ status: 409, msg: expect.stringContaining('已填报') })
    const [row] = (
      await who.call('orApplyPage', { current: 1, size: 10, orgId: DEMO, keyword: '13911110001' })
    ).records
    expect(row).toMatchObject({ tsaPosition: '14', ptPosition: '16', subOrgName: '教育工作委员会' })
  })

  test('sent twice at once is one application with one answer', async () => {
    const who = visitor(server)
    const checked = await recommended(who, 'P99QZV3S')
    await who.prove('13911110002')
    const values = await candidateValues(server, who, '13911110002', FREE.P99QZV3S)
    const input = recommendInput(checked, values)
    const key = 'double-click-0001'
    const [first, second] = await Promise.all([
      who.call('orApply', input, key),
      who.call('orApply', input, key),
    ])
    expect(second).toEqual(first)
  })

  test.each<[what: string, change: Partial<CallInput<'orApply'>>]>([
    ['another term', { approvalId: 'demo-6ae6aa-5' }],
    ['another person', { objId: 'somebodyelse00' }],
    ['another code', { objCodeId: 'anothercode000' }],
    ['another sub-organisation', { subOrgId: '6ae6aa4f28b21d30' }],
    ['another session', { session: '1' }],
    ['another kind', { oneOrType: '02' }],
  ])('naming %s than the grant stands for is refused', async (_what, change) => {
    const who = visitor(server)
    const checked = await recommended(who, 'Y8UXJ3Z5')
    const answer = await who.ask('orApply', recommendInput(checked, {}, change))
    expect(answer).toMatchObject({ status: 403, msg: '推荐信息与校验结果不一致，请重新校验' })
  })

  test.each([
    ['without a grant', undefined],
    ['with a forged grant', 'A'.repeat(43)],
  ])('%s is refused', async (_what, grant) => {
    const holder = visitor(server)
    const checked = await recommended(holder, 'Y8UXJ3Z5')
    const who = visitor(server)
    who.recommendation = grant
    const answer = await who.ask('orApply', recommendInput(checked, {}))
    expect(answer).toMatchObject({ status: 403, msg: '请先校验推荐信息' })
  })

  test('with a grant of another society is refused', async () => {
    const there = visitor(server, 'mech.localhost', MECH)
    const foreign = await recommended(there, 'JXSJ2026')
    const who = visitor(server)
    const own = await recommended(who, 'Y8UXJ3Z5')
    who.recommendation = foreign.grant
    expect(await who.ask('orApply', recommendInput(own, {}))).toMatchObject({ status: 403 })
  })

  test('of a candidate the conditions keep out is refused on the server too', async () => {
    const who = visitor(server)
    const checked = await recommended(who, 'YSJS2026')
    await who.prove('13911110005')
    const candidate = { realName: '马立新', cardNo: '990101197010202515' }
    const values = await candidateValues(server, who, '13911110005', candidate)
    const answer = await who.ask('orApply', recommendInput(checked, values))
    expect(answer).toMatchObject({ status: 403, msg: '不符合推荐条件，不能填报' })
  })

  test('for somebody else than the candidate is refused at the fields', async () => {
    const who = visitor(server)
    const checked = await recommended(who, 'Y8UXJ3Z5')
    await who.prove('13911110006')
    const values = await candidateValues(server, who, '13911110006', FREE.UR2CD2BL)
    const answer = await who.ask('orApply', recommendInput(checked, values))
    expect(answer.data).toEqual({
      errors: { realName: '姓名与被推荐人不一致', cardNo: '证件号码与被推荐人不一致' },
    })
  })

  test('with a mobile nobody has proven is refused', async () => {
    const who = visitor(server)
    const checked = await recommended(who, 'Y8UXJ3Z5')
    const values = await candidateValues(server, who, '13911110007', FREE.Y8UXJ3Z5)
    const answer = await who.ask('orApply', recommendInput(checked, values))
    expect(answer).toMatchObject({ status: 401, msg: '请先验证手机号码' })
  })
})

test('half an hour after the check the grant is worth nothing', async () => {
  const own = await openApp()
  try {
    const who = visitor(own)
    const checked = await recommended(who, 'Y8UXJ3Z5')
    own.advance(30 * 60_000 - 1000)
    await who.prove('13911110008')
    expect((await who.ask('orApply', recommendInput(checked, {}))).status).toBe(422)
    own.advance(2000)
    expect((await who.ask('orApply', recommendInput(checked, {}))).status).toBe(403)
  } finally {
    await own.close()
  }
})
