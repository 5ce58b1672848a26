import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PER_ORG } from '#server/modules/people/sms/smsRules.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { DEMO, lastCode, visitor } from '../../../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const MINUTE = 60_000
let nextMobile = 13977770000
const fresh = () => {
  nextMobile += 1
  return String(nextMobile)
}
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

async function sent(mobile: string) {
  const who = visitor(server)
  await who.call('sendValidCode', { orgId: DEMO, mobile })
  return { who, code: await lastCode(server, mobile) }
}

test('a code is six digits and proves the number once', async () => {
  const mobile = fresh()
  const { who, code } = await sent(mobile)
  expect(code).toMatch(/^\d{6}$/)
  const input = { orgId: DEMO, mobile, validCode: code }
  expect(await who.call('proveMobile', input)).toMatchObject({ mobile })
  expect(await who.ask('proveMobile', input)).toMatchObject({ status: 400, msg: '验证码错误' })
})

test('asking whether a code is right uses it up in no way', async () => {
  const mobile = fresh()
  const { who, code } = await sent(mobile)
  const input = { orgId: DEMO, mobile, validCode: code }
  expect(await who.call('validCode', input)).toBe(true)
  expect(await who.call('proveMobile', input)).toMatchObject({ mobile })
})

test('five wrong tries from an address are all it has; whoever got the code goes on elsewhere', async () => {
  const mobile = fresh()
  const { who, code } = await sent(mobile)
  const stranger = visitor(server)
  for (let tries = 0; tries < 5; tries += 1) {
    const wrong = { orgId: DEMO, mobile, validCode: wrongFor(code) }
    expect(await stranger.call('validCode', wrong)).toBe(false)
  }
  const right = { orgId: DEMO, mobile, validCode: code }
  expect(await stranger.ask('proveMobile', right)).toMatchObject({ status: 400 })
  expect(await who.call('proveMobile', right)).toMatchObject({ mobile })
})

describe('asked for no purpose, as the specification states it', () => {
  const PURPOSES = ['register', 'prove'] as const
  const SENDING = { register: 'sendRegisterCode', prove: 'sendValidCode' } as const

  test.each(PURPOSES)('a live code to %s is right', async (purpose) => {
    const mobile = fresh()
    const who = visitor(server)
    await who.call(SENDING[purpose], { orgId: DEMO, mobile })
    const validCode = await lastCode(server, mobile)
    expect(await who.call('validCode', { orgId: DEMO, mobile, validCode })).toBe(true)
    expect(await who.call('validCode', { mobile, validCode: wrongFor(validCode) })).toBe(false)
  })

  test('tries count for every live code of the number', async () => {
    const mobile = fresh()
    const { who, code } = await sent(mobile)
    server.advance(MINUTE + 1000)
    await who.call('sendRegisterCode', { orgId: DEMO, mobile })
    const other = await lastCode(server, mobile)
    const wrong = ['000000', '000001', '000002'].find((one) => one !== code && one !== other) ?? ''
    for (let tries = 0; tries < 5; tries += 1)
      expect(await who.call('validCode', { mobile, validCode: wrong })).toBe(false)
    expect(await who.call('validCode', { mobile, validCode: code, purpose: 'prove' })).toBe(false)
    expect(await who.call('validCode', { mobile, validCode: other, purpose: 'register' })).toBe(
      false,
    )
  })
})

test('wrong tries count although the business call is refused', async () => {
  const mobile = fresh()
  const { who, code } = await sent(mobile)
  const guesses = Array.from({ length: 5 }, () =>
    who.ask('proveMobile', { orgId: DEMO, mobile, validCode: wrongFor(code) }),
  )
  expect((await Promise.all(guesses)).every(({ status }) => status === 400)).toBe(true)
  const right = { orgId: DEMO, mobile, validCode: code }
  expect(await who.ask('proveMobile', right)).toMatchObject({ status: 400 })
})

test('a code of one purpose is void for another, and for another organisation', async () => {
  const mobile = fresh()
  const { who, code } = await sent(mobile)
  const input = { orgId: DEMO, mobile, validCode: code }
  expect(await who.call('validCode', { ...input, purpose: 'login' })).toBe(false)
  const there = visitor(server, 'mech.localhost')
  expect(await there.ask('proveMobile', { mobile, validCode: code })).toMatchObject({ status: 400 })
})

test('a newer code replaces the older one', async () => {
  const mobile = fresh()
  const first = await sent(mobile)
  server.advance(MINUTE + 1000)
  const second = await sent(mobile)
  if (first.code === second.code) return
  const old = { orgId: DEMO, mobile, validCode: first.code }
  expect(await second.who.call('validCode', old)).toBe(false)
})

test('a code is void after five minutes, a proof after fifteen', async () => {
  const mobile = fresh()
  const { who, code } = await sent(mobile)
  server.advance(5 * MINUTE + 1)
  const input = { orgId: DEMO, mobile, validCode: code }
  expect(await who.ask('proveMobile', input)).toMatchObject({ status: 400 })
  const again = await sent(mobile)
  await again.who
    .call('proveMobile', { orgId: DEMO, mobile, validCode: again.code })
    .then((proof) => {
      again.who.proof = proof.proof
    })
  const query = { current: 1, size: 10, orgId: DEMO, oneMemberCode: '01' } as const
  expect(await again.who.call('memberQueryPage', query)).toBeDefined()
  const token = () => again.who.ask('uploadToken', { purpose: 'enclosure', name: 'a.png' })
  expect(await token()).toMatchObject({ status: 200 })
  server.advance(15 * MINUTE + 1)
  expect(await token()).toMatchObject({ status: 401, msg: '请先验证手机号码' })
})

describe('a number gets', () => {
  const ask = (mobile: string) => visitor(server).ask('sendValidCode', { orgId: DEMO, mobile })

  test('one code a minute', async () => {
    const mobile = fresh()
    expect(await ask(mobile)).toMatchObject({ status: 200 })
    server.advance(30_000)
    expect(await ask(mobile)).toMatchObject({
      status: 429,
      msg: '验证码发送过于频繁，请60秒后再试',
    })
    server.advance(31_000)
    expect(await ask(mobile)).toMatchObject({ status: 200 })
  })

  test('five an hour and ten a day, from whatever address', async () => {
    const mobile = fresh()
    for (const allowed of [5, 5, 0]) {
      for (let count = 0; count < allowed; count += 1) {
        expect(await ask(mobile)).toMatchObject({ status: 200 })
        server.advance(MINUTE + 1000)
      }
      expect(await ask(mobile)).toMatchObject({ status: 429 })
      server.advance(61 * MINUTE)
    }
    server.advance(24 * 60 * MINUTE)
    expect(await ask(mobile)).toMatchObject({ status: 200 })
  })

  test('one code of two asked for at the same moment', async () => {
    const mobile = fresh()
    const answers = await Promise.all([ask(mobile), ask(mobile)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429])
  })
})

describe('the quota of an organisation', () => {
  /** Codes the society's counter has of today. */
  const counted = async (): Promise<number> => {
    const day = new Date(`${server.now().toISOString().slice(0, 10)}T00:00:00Z`)
    const row = await server.parts.store.txSystem((tx) =>
      tx.db
        .selectFrom('rateBucket')
        .where('orgId', '=', DEMO)
        .where('key', '=', 'sms:org')
        .where('windowStart', '=', day)
        .select('count')
        .executeTakeFirst(),
    )
    return row?.count ?? 0
  }

  test.each([
    ['the limit of the number', 'sendValidCode', true, 0],
    ['the limit of the address', 'sendValidCode', false, 60],
    ['what the code would be for', 'sendLoginCode', false, 0],
  ] as const)('counts no try that %s refuses', async (_what, call, isOneNumber, before) => {
    const who = visitor(server)
    const one = fresh()
    const mobileOf = () => (isOneNumber ? one : fresh())
    for (let tries = 0; tries < before; tries += 1)
      await who.ask('sendLoginCode', { orgId: DEMO, mobile: fresh() })
    await who.ask(call, { orgId: DEMO, mobile: mobileOf() })
    const sentSoFar = await counted()
    for (let tries = 0; tries < 20; tries += 1)
      expect(await who.ask(call, { orgId: DEMO, mobile: mobileOf() })).not.toMatchObject({
        status: 200,
      })
    expect(await counted()).toBe(sentSoFar)
  })

  test('counts every code sent, and ends the sending when it is used up', async () => {
    const before = await counted()
    await sent(fresh())
    expect(await counted()).toBe(before + 1)
    await server.parts.store.txSystem((tx) =>
      tx.db
        .updateTable('rateBucket')
        .set({ count: PER_ORG.limit })
        .where('orgId', '=', DEMO)
        .where('key', '=', 'sms:org')
        .execute(),
    )
    const ask = () => visitor(server).ask('sendValidCode', { orgId: DEMO, mobile: fresh() })
    expect(await ask()).toMatchObject({ status: 429, msg: '验证码发送过于频繁，请稍后再试' })
    server.advance(24 * 60 * MINUTE)
    expect(await ask()).toMatchObject({ status: 200 })
  })
})

test('codes are stored hashed', async () => {
  const mobile = fresh()
  const { code } = await sent(mobile)
  const rows = await server.parts.store.tx(DEMO, (tx) =>
    tx.db.selectFrom('smsCode').where('mobile', '=', mobile).selectAll().execute(),
  )
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(code)
})
