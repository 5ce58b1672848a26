import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, OperationId } from '#contract/calls.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { DEMO, MECH, type Visitor, visitor } from '../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const mobile = '13800000001'

/** Calls that tell whether something exists: what to ask, and how often one address may at one organisation. */
const ORACLES = {
  validMobile: [{ mobile }, 30],
  validMobileRegistered: [{ mobile }, 30],
  validCardNo: [{ cardNo: '990101199105200124' }, 30],
  validOrgName: [{ areaCode: '440305', orgName: '临澜数据技术有限公司' }, 30],
  validUserName: [{ userName: 'unit01' }, 30],
  validCode: [{ mobile, validCode: '000000' }, 30],
  validateRecommend: [{ type: '01', recommendCode: 'NOBODY' }, 20],
  certificateState: [{ code: 'AAAAAAAAAAAAAAAAAAAAAA' }, 120],
} satisfies { [Id in OperationId]?: [CallInput<Id>, number] }

type Oracle = keyof typeof ORACLES
const names = Object.keys(ORACLES) as Oracle[]

const askAs = (who: Visitor, name: Oracle) =>
  who.ask(name, ORACLES[name][0] as CallInput<typeof name>)

/** Calls of other kinds, counted by themselves or not at all. */
async function askOthers(who: Visitor): Promise<number[]> {
  const paged = { orgId: DEMO, current: 1, size: 10 }
  const answers = [
    await who.ask('orApplyPage', { ...paged, keyword: mobile }),
    await who.ask('noticePage', paged),
    await who.ask('memberInfo', { id: 'AAAAAAAAAAAAAAAA' }),
  ]
  return answers.map(({ status }) => status)
}

describe.each(names)('%s', (name) => {
  const address = `10.9.0.${names.indexOf(name)}`
  const tired = () => visitor(server, 'localhost', DEMO, address)

  test('is refused in Chinese once an address has asked too often', async () => {
    for (let other = 0; other < 3; other += 1) await askOthers(tired())
    const [, limit] = ORACLES[name]
    for (let asked = 0; asked < limit; asked += 1)
      expect((await askAs(tired(), name)).status).not.toBe(429)
    expect(await askAs(tired(), name)).toMatchObject({
      status: 429,
      data: null,
      msg: '查询过于频繁，请稍后再试',
    })
  })

  test('is answered to another address', async () => {
    expect((await askAs(visitor(server), name)).status).not.toBe(429)
  })

  test('is answered to the same address by another organisation', async () => {
    const there = visitor(server, 'mech.localhost', MECH, address)
    expect((await askAs(there, name)).status).not.toBe(429)
  })

  test('leaves calls of another kind alone', async () => {
    expect(await askOthers(tired())).toEqual([200, 200, 404])
  })
})
