import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, OperationId } from '#contract/calls.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { DEMO, MECH, type Visitor, visitor } from '../../../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const MINUTE = 60_000
const REFUSED = { status: 429, msg: '查询过于频繁，请稍后再试' }

const mobile = '13800000001'
const ORACLES = {
  validMobile: { mobile },
  validMobileRegistered: { mobile },
  validCardNo: { cardNo: '990101199105200124' },
  validOrgName: { areaCode: '440305', orgName: '临澜数据技术有限公司' },
  validUserName: { userName: 'unit01' },
  validCode: { orgId: DEMO, mobile, validCode: '000000' },
  orgInfo: { id: '375a5d24ef26a263' },
} satisfies { [Id in OperationId]?: CallInput<Id> }

type Oracle = keyof typeof ORACLES
const names = Object.keys(ORACLES) as Oracle[]
const askAny = (who: Visitor, name: Oracle, input: object = ORACLES[name]) =>
  who.ask(name, input as CallInput<Oracle>)

describe('one address asks one organisation', () => {
  test.each(names)('thirty times a minute whether something is in use, by %s too', async (name) => {
    const who = visitor(server)
    for (let asked = 0; asked < 29; asked += 1) await askAny(who, 'validMobile')
    expect((await askAny(who, name)).status).not.toBe(429)
    expect(await askAny(who, name)).toMatchObject(REFUSED)
    server.advance(MINUTE)
    expect((await askAny(who, name)).status).not.toBe(429)
  })

  test('two hundred times an hour', async () => {
    server.advance(60 * MINUTE)
    const who = visitor(server)
    for (let minute = 0; minute < 8; minute += 1) {
      for (let asked = 0; asked < 25; asked += 1)
        expect(await askAny(who, 'validMobile')).toMatchObject({ status: 200 })
      server.advance(MINUTE)
    }
    expect(await askAny(who, 'validMobile')).toMatchObject(REFUSED)
    server.advance(60 * MINUTE)
    expect(await askAny(who, 'validMobile')).toMatchObject({ status: 200 })
  })
})

test('a login cannot be used to guess the password of its account', async () => {
  const who = visitor(server)
  await who.login('13800000002', 'Member-2026')
  const right = { userPwd: sentPassword('Member-2026') }
  expect(await who.call('validUserPwd', right)).toBe(true)
  expect(await who.call('validUserPwd', { userPwd: sentPassword('Member-2025') })).toBe(false)
  for (let tries = 0; tries < 8; tries += 1)
    await who.call('validUserPwd', { userPwd: sentPassword(`guess-${tries}`) })
  expect(await who.ask('validUserPwd', right)).toMatchObject(REFUSED)
})

test('whether a password is right is told to nobody who is not logged in', async () => {
  const answer = await visitor(server).ask('validUserPwd', { userPwd: sentPassword('x-x-x-x') })
  expect(answer).toMatchObject({ status: 401 })
})

test('the other configuration is answered for the own organisation alone', async () => {
  const who = visitor(server)
  const own = await who.call('userOtherConfig', { id: DEMO })
  expect(own).toBe(await who.call('otherConfig', { orgId: DEMO }))
  expect(await who.ask('userOtherConfig', { id: MECH })).toMatchObject({ status: 403 })
})
