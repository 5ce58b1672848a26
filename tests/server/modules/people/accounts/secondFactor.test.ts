import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAccountByMobile } from '#server/base/repositories/accounts.ts'
import { stepOf } from '#server/modules/people/secondFactor/timeCodes.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { publish } from '../../../support/publish.ts'
import { staffWith } from '../../../support/staffWith.ts'
import { DEMO, lastCode, type Visitor, visitor } from '../../../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const STEP = 30_000
const userPwd = sentPassword('Rights-2026')

/** What the authenticator shows, `steps` from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: server.now().getTime() + steps * STEP })

/** Another code than those of now. */
const wrongFor = (secret: string) =>
  ['000000', '111111', '222222', '333333'].find(
    (code) => stepOf(secret, code, server.now()) === undefined,
  ) ?? ''

/** A member of staff with a second factor, its recovery codes, and a moment at which no code was used yet. */
async function withFactor() {
  const who = await staffWith(server, 'dues')
  const { id, mobile = '' } = await who.call('loginInfo', {})
  const { secret, uri } = await who.call('secondFactorBegin', {})
  const { recoveryCodes } = await who.call('secondFactorConfirm', { code: codeOf(secret) })
  server.advance(3 * STEP)
  return { who, id, mobile, secret, uri, recoveryCodes }
}

const login = (mobile: string, secondCode?: string, who = visitor(server)) =>
  who.ask('login', { userName: mobile, userPwd, ...(secondCode ? { secondCode } : {}) })

const NEEDED = { status: 428, code: 'A0428', msg: '请输入两步验证的验证码', data: null }
const WRONG = { status: 400, msg: '两步验证的验证码错误或已使用' }

describe('setting up', () => {
  test('tells a secret to scan and to type, and counts with its first code only', async () => {
    const who = await staffWith(server, 'dues')
    const { mobile = '' } = await who.call('loginInfo', {})
    expect(await who.ask('secondFactorConfirm', { code: '123456' })).toMatchObject({
      status: 409,
      msg: '请先扫描二维码，再输入验证码',
    })
    const { secret, uri } = await who.call('secondFactorBegin', {})
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toContain(`secret=${secret}`)
    expect(await login(mobile)).toMatchObject({ status: 200 })
    expect(await who.ask('secondFactorConfirm', { code: wrongFor(secret) })).toMatchObject(WRONG)
    const { recoveryCodes } = await who.call('secondFactorConfirm', { code: codeOf(secret) })
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await who.call('secondFactor', {})).toEqual({
      isOn: true,
      isDue: false,
      recoveryLeft: 10,
    })
    expect(await login(mobile)).toEqual(NEEDED)
  })

  test('ends every other login, which was opened without the second step', async () => {
    const who = await staffWith(server, 'dues')
    const { mobile = '' } = await who.call('loginInfo', {})
    const other = visitor(server)
    await other.login(mobile, 'Rights-2026')
    const { secret } = await who.call('secondFactorBegin', {})
    await who.call('secondFactorConfirm', { code: codeOf(secret) })
    expect(await other.ask('loginInfo', {})).toMatchObject({ status: 401 })
    expect(await who.ask('loginInfo', {})).toMatchObject({ status: 200 })
  })

  test.each([
    ['the password', async (who: Visitor) => (await who.call('proveIdentity', { userPwd })).proof],
    [
      'a code to the phone',
      async (who: Visitor, mobile: string) => {
        await who.prove(mobile)
        return who.proof
      },
    ],
  ])('asks for %s, so that a stolen login cannot lock its owner out', async (_what, prove) => {
    const who = await staffWith(server, 'dues')
    const { mobile = '' } = await who.call('loginInfo', {})
    server.advance(11 * 60_000)
    expect(await who.ask('secondFactorBegin', {})).toMatchObject({
      status: 400,
      msg: expect.stringContaining('确认是本人操作'),
    })
    who.proof = await prove(who, mobile)
    expect(await who.ask('secondFactorBegin', {})).toMatchObject({ status: 200 })
  })

  test('is refused while there is one: a stolen login cannot put its own in its place', async () => {
    const { who } = await withFactor()
    expect(await who.ask('secondFactorBegin', {})).toMatchObject({ status: 409 })
  })

  test('keeps the secret encrypted and the recovery codes hashed', async () => {
    const { id, secret, recoveryCodes } = await withFactor()
    const { db } = server.parts.store
    const stored = {
      factor: await db.selectFrom('secondFactor').where('accountId', '=', id).selectAll().execute(),
      codes: await db.selectFrom('recoveryCode').selectAll().execute(),
    }
    const text = JSON.stringify(stored)
    expect(text).not.toContain(secret)
    for (const code of recoveryCodes) expect(text).not.toContain(code)
    expect(stored.factor[0]?.secret).toMatch(/^v1\.[0-9a-f]{8}\./)
  })
})

describe('a login', () => {
  test('by password is asked for the code, and let in with it', async () => {
    const { mobile, secret } = await withFactor()
    expect(await login(mobile)).toEqual(NEEDED)
    expect(await login(mobile, codeOf(secret))).toMatchObject({ status: 200 })
  })

  test('with a right password is asked as often as it comes without a code, and is never paused', async () => {
    const { mobile } = await withFactor()
    const who = visitor(server)
    for (let asked = 0; asked < 7; asked += 1)
      expect(await login(mobile, undefined, who)).toEqual(NEEDED)
  })

  test('with a wrong password does not tell that there is a second factor', async () => {
    const { mobile, secret } = await withFactor()
    const guess = { userName: mobile, userPwd: sentPassword('wrong'), secondCode: codeOf(secret) }
    expect(await visitor(server).ask('login', guess)).toMatchObject({ msg: '用户名或密码错误' })
  })

  test('by SMS code is asked too, and the SMS code is good until it is passed', async () => {
    const { mobile, secret } = await withFactor()
    const who = visitor(server)
    await who.call('sendLoginCode', { orgId: DEMO, mobile })
    const code = await lastCode(server, mobile)
    expect(await who.ask('login', { mobile, code })).toEqual(NEEDED)
    const secondCode = codeOf(secret)
    expect(await who.ask('login', { mobile, code, secondCode })).toMatchObject({ status: 200 })
    expect(await who.ask('login', { mobile, code, secondCode })).toMatchObject({ status: 400 })
  })

  test('takes no code twice, nor an earlier one; of two at once one', async () => {
    const { mobile, secret } = await withFactor()
    const code = codeOf(secret)
    const answers = await Promise.all([login(mobile, code), login(mobile, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await login(mobile, codeOf(secret, -1))).toMatchObject(WRONG)
    server.advance(STEP)
    expect(await login(mobile, codeOf(secret))).toMatchObject({ status: 200 })
  })

  test.each([
    [-2, 400],
    [-1, 200],
    [1, 200],
    [2, 400],
  ])('takes a code %i steps from now: %i', async (steps, status) => {
    const { mobile, secret } = await withFactor()
    expect(await login(mobile, codeOf(secret, steps))).toMatchObject({ status })
  })

  test('takes a recovery code once, however it is typed', async () => {
    const { who, mobile, recoveryCodes } = await withFactor()
    const [first = '', second = ''] = recoveryCodes
    expect(await login(mobile, first)).toMatchObject({ status: 200 })
    expect(await login(mobile, first)).toMatchObject(WRONG)
    const typed = ` ${second.replaceAll('-', ' ').toUpperCase()}`
    expect(await login(mobile, typed)).toMatchObject({ status: 200 })
    expect(await who.call('secondFactor', {})).toMatchObject({ recoveryLeft: 8 })
  })

  test('takes nobody else’s codes', async () => {
    const [one, other] = [await withFactor(), await withFactor()]
    expect(await login(one.mobile, other.recoveryCodes[0])).toMatchObject(WRONG)
    expect(await login(one.mobile, codeOf(other.secret))).toMatchObject(WRONG)
  })

  test('pauses after five wrong codes from one network, the right one included, and no other network', async () => {
    const { mobile, secret } = await withFactor()
    const who = visitor(server)
    for (let tries = 0; tries < 5; tries += 1)
      expect(await login(mobile, wrongFor(secret), who)).toMatchObject(WRONG)
    const right = codeOf(secret)
    expect(await login(mobile, right, who)).toMatchObject({
      status: 429,
      msg: '验证码错误次数过多，请1分钟后再试',
    })
    expect(await login(mobile, right)).toMatchObject({ status: 200 })
  })

  test('takes no more after thirty wrong codes in an hour from wherever', async () => {
    const { mobile, secret } = await withFactor()
    for (let tries = 0; tries < 30; tries += 1)
      expect(await login(mobile, wrongFor(secret))).toMatchObject(WRONG)
    expect(await login(mobile, codeOf(secret))).toMatchObject({ status: 429 })
  })
})

describe('recovery codes made anew', () => {
  const renew = (who: Visitor, code: string, pwd = 'Rights-2026') =>
    who.ask('secondFactorCodes', { userPwd: sentPassword(pwd), code })

  test('need the password and a code; every earlier one is void, and logins stay', async () => {
    const { who, mobile, secret, recoveryCodes } = await withFactor()
    expect(await renew(who, codeOf(secret), 'wrong')).toMatchObject({ msg: '登录密码错误' })
    expect(await renew(who, wrongFor(secret))).toMatchObject(WRONG)
    expect(await renew(who, recoveryCodes[0] ?? '')).toMatchObject({ status: 200 })
    const { data } = await renew(who, codeOf(secret))
    expect(new Set(data.recoveryCodes).size).toBe(10)
    expect(await who.call('secondFactor', {})).toMatchObject({ isOn: true, recoveryLeft: 10 })
    expect(await login(mobile, recoveryCodes[1])).toMatchObject(WRONG)
    expect(await login(mobile, data.recoveryCodes[0])).toMatchObject({ status: 200 })
  })

  test('are refused to who has no second factor, and to nobody in particular', async () => {
    const who = await staffWith(server, 'dues')
    expect(await renew(who, '000000')).toMatchObject(WRONG)
    expect(await renew(visitor(server), '000000')).toMatchObject({ status: 401 })
  })

  test('and what was refused are entered in the log', async () => {
    const { who, id, secret } = await withFactor()
    await renew(who, wrongFor(secret))
    await renew(who, codeOf(secret))
    const { db } = server.parts.store
    const entries = await db
      .selectFrom('activityLog')
      .where('whoId', '=', id)
      .where('operation', '=', 'secondFactorCodes')
      .select('refusal')
      .execute()
    expect(entries.map(({ refusal }) => refusal).sort()).toEqual(['A0400', null])
  })
})

describe('switching off', () => {
  test('needs the password and a code, and ends every other login', async () => {
    const { who, mobile, secret } = await withFactor()
    const other = visitor(server)
    const { data } = await login(mobile, codeOf(secret, -1), other)
    other.token = data.token
    const off = (pwd: string, code: string) =>
      who.ask('secondFactorOff', { userPwd: sentPassword(pwd), code })
    expect(await off('wrong', codeOf(secret))).toMatchObject({ msg: '登录密码错误' })
    expect(await off('Rights-2026', wrongFor(secret))).toMatchObject(WRONG)
    expect(await off('Rights-2026', codeOf(secret))).toMatchObject({ data: true })
    expect(await other.ask('loginInfo', {})).toMatchObject({ status: 401 })
    expect(await who.call('secondFactor', {})).toMatchObject({ isOn: false, recoveryLeft: 0 })
    expect(await login(mobile)).toMatchObject({ status: 200 })
  })

  test('by a holder of accounts lets in who lost everything; not oneself, a member or with another right', async () => {
    const manager = await staffWith(server, 'accounts')
    const { who, id, mobile } = await withFactor()
    const { id: managerId } = await manager.call('loginInfo', {})
    expect(await who.ask('resetSecondFactor', { id: managerId })).toMatchObject({ status: 403 })
    expect(await manager.ask('resetSecondFactor', { id: managerId })).toMatchObject({ status: 409 })
    const member = await server.parts.store.tx(DEMO, (tx) => findAccountByMobile(tx, '13800000001'))
    const foreign = { id: member?.id ?? '' }
    expect(await manager.ask('resetSecondFactor', foreign)).toMatchObject({ status: 404 })
    expect(await manager.call('resetSecondFactor', { id })).toBe(true)
    expect(await who.ask('loginInfo', {})).toMatchObject({ status: 401 })
    expect(await login(mobile)).toMatchObject({ status: 200 })
  })
})

describe('where the society requires it of staff', () => {
  const DUE = {
    status: 403,
    msg: '学会要求工作人员开启两步验证，请先在“个人中心 → 账号安全”中开启',
  }
  const desk = { current: 1, size: 10, tab: 'offline', orgId: DEMO } as const

  test('they do nothing else at the desk until they have it; members are not asked', async () => {
    const who = await staffWith(server, 'dues')
    const auditor = await staffWith(server, 'audit.first')
    expect(await publish(server, { 'staff.json': '{"secondFactor":true}' })).toEqual([])
    try {
      expect(await who.ask('duesDeskPage', desk)).toMatchObject(DUE)
      const paged = { orgId: DEMO, current: 1, size: 10, oneMemberCode: '01' } as const
      expect(await auditor.call('memberQueryPage', paged)).toMatchObject({ records: [] })
      expect(await who.call('loginInfo', {})).toMatchObject({ secondFactorDue: true })
      expect(await who.call('secondFactor', {})).toMatchObject({ isDue: true })
      const { mobile = '' } = await who.call('loginInfo', {})
      expect((await login(mobile)).data).toMatchObject({ secondFactorDue: true })
      const { secret } = await who.call('secondFactorBegin', {})
      await who.call('secondFactorConfirm', { code: codeOf(secret) })
      expect(await who.ask('duesDeskPage', desk)).toMatchObject({ status: 200 })
      expect((await who.call('loginInfo', {})).secondFactorDue).toBeUndefined()
      const member = visitor(server)
      await member.login('13800000001', 'Member-2026')
      expect((await member.call('loginInfo', {})).secondFactorDue).toBeUndefined()
    } finally {
      await publish(server, { 'staff.json': '{}' })
    }
  })
})
