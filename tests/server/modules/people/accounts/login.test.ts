import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { RefusalCode } from '#contract/envelope.ts'
import { countEvent } from '#server/base/repositories/rateLimits.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { DEMO, lastCode, type Visitor, visitor } from '../../../support/visitor.ts'
import { AGREED, person } from './registration.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const orgId = DEMO

const password = (userName: string, typed: string) => ({
  orgId,
  userName,
  userPwd: sentPassword(typed),
})

test.each([
  ['13800000001', 'Member-2026', '1'],
  ['unit01', 'Unit-2026', '2'],
  ['staff', 'Staff-2026', '9'],
])('%s logs in with name or mobile and password', async (name, typed, userType) => {
  expect(await visitor(server).call('login', password(name, typed))).toMatchObject({ userType })
})

test('one message for a wrong name and for a wrong password', async () => {
  const who = visitor(server)
  const wrongName = await who.ask('login', password('nobody', 'Member-2026'))
  const wrongPassword = await who.ask('login', password('13800000002', 'wrong'))
  expect(wrongName).toMatchObject({ status: 400, msg: '用户名或密码错误' })
  expect(wrongPassword).toEqual(wrongName)
})

test('the unit login form lets organisation users in only', async () => {
  const input = { ...password('13800000001', 'Member-2026'), userType: '2' as const }
  expect(await visitor(server).ask('login', input)).toMatchObject({ status: 400 })
})

const PAUSED = { status: 429, msg: '登录失败次数过多，请1分钟后再试，或使用验证码登录' }
const fails = async (who: Visitor, name: string, times: number) => {
  for (let tries = 0; tries < times; tries += 1) await who.ask('login', password(name, 'wrong'))
}

test('five failures from one address pause it for that name, the right password included, and longer each time', async () => {
  const who = visitor(server)
  await fails(who, 'auditor', 5)
  expect(await who.ask('login', password('auditor', 'Staff-2026'))).toMatchObject(PAUSED)
  server.advance(MINUTE + 1)
  await fails(who, 'auditor', 1)
  const msg = '登录失败次数过多，请2分钟后再试，或使用验证码登录'
  expect(await who.ask('login', password('auditor', 'Staff-2026'))).toMatchObject({ msg })
  server.advance(2 * MINUTE + 1)
  expect(await who.ask('login', password('auditor', 'Staff-2026'))).toMatchObject({ status: 200 })
  await fails(who, 'auditor', 4)
  expect(await who.ask('login', password('auditor', 'Staff-2026'))).toMatchObject({ status: 200 })
})

test('a password that was not compared is no failure', async () => {
  const who = visitor(server)
  const busy = new Refusal(RefusalCode.Unavailable, 'busy')
  for (let tries = 0; tries < 6; tries += 1) {
    vi.spyOn(server.parts.passwords, 'verify').mockRejectedValueOnce(busy)
    expect(await who.ask('login', password('auditor', 'Staff-2026'))).toMatchObject({ status: 503 })
  }
  await who.login('auditor', 'Staff-2026')
})

test('a pause keeps nobody out who tries elsewhere, or by code', async () => {
  const stranger = visitor(server)
  const mobile = '13800000002'
  await fails(stranger, mobile, 5)
  await visitor(server).login(mobile, 'Member-2026')
  await stranger.call('sendLoginCode', { orgId, mobile })
  const code = await lastCode(server, mobile)
  expect(await stranger.ask('login', { orgId, mobile, code })).toMatchObject({ status: 200 })
})

test('words and status of failures and of the pause are the same for a name nobody has', async () => {
  const answersTo = async (name: string) => {
    const who = visitor(server)
    const answers = []
    for (let tries = 0; tries < 7; tries += 1)
      answers.push(await who.ask('login', password(name, 'wrong')))
    return answers
  }
  const unknown = await answersTo('nobody-here')
  expect(unknown.at(-1)).toMatchObject(PAUSED)
  for (const name of ['unit01', '13800000003', '13999999999'])
    expect(await answersTo(name)).toEqual(unknown)
})

test('a hundred failures of a name in an hour leave it to codes, wherever they come from', async () => {
  await server.parts.store.tx(DEMO, async (tx) => {
    const key = `login:name:${tx.hash('login', 'unit01')}`
    await countEvent(tx, { key, limit: 100, seconds: 3600, amount: 100 })
  })
  expect(await visitor(server).ask('login', password('unit01', 'Unit-2026'))).toMatchObject({
    status: 429,
    msg: '该账号登录失败次数过多，请使用验证码登录，或一小时后再试',
  })
  server.advance(60 * MINUTE)
  await visitor(server).login('unit01', 'Unit-2026')
})

test('a login ends with logout, after a week unused, and after thirty days in any case', async () => {
  const out = visitor(server)
  await out.login('13800000001', 'Member-2026')
  await out.call('logout', {})
  expect(await out.ask('loginInfo', {})).toMatchObject({
    status: 401,
    msg: '登录已过期，请重新登录',
  })

  const idle = visitor(server)
  await idle.login('13800000001', 'Member-2026')
  server.advance(6 * DAY)
  expect(await idle.ask('loginInfo', {})).toMatchObject({ status: 200 })
  server.advance(6 * DAY)
  expect(await idle.ask('loginInfo', {})).toMatchObject({ status: 200 })
  server.advance(7 * DAY + MINUTE)
  expect(await idle.ask('loginInfo', {})).toMatchObject({ status: 401 })

  const steady = visitor(server)
  await steady.login('13800000001', 'Member-2026')
  for (let days = 0; days < 28; days += 4) {
    server.advance(4 * DAY)
    expect(await steady.ask('loginInfo', {})).toMatchObject({ status: 200 })
  }
  server.advance(3 * DAY)
  expect(await steady.ask('loginInfo', {})).toMatchObject({ status: 401 })
})

test('tokens and passwords are stored hashed', async () => {
  const who = visitor(server)
  await who.login('13800000002', 'Member-2026')
  const stored = await server.parts.store.txSystem(async (tx) => [
    await tx.db.selectFrom('loginToken').selectAll().execute(),
    await tx.db.selectFrom('account').selectAll().execute(),
  ])
  const text = JSON.stringify(stored)
  expect(text).not.toContain(who.token)
  expect(text).not.toContain(sentPassword('Member-2026'))
  expect(text).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
})

test('a password that is not 64 hex digits is refused before anything is compared', async () => {
  const input = { orgId, userName: 'staff', userPwd: 'Staff-2026' }
  expect(await visitor(server).ask('login', input)).toMatchObject({ msg: '密码格式错误' })
})

test('a new number registers with a code, logs in by password and by code, and registers once only', async () => {
  const who = visitor(server)
  const mobile = '13955550001'
  await who.call('sendRegisterCode', { orgId, mobile })
  const input = {
    mobile,
    validCode: await lastCode(server, mobile),
    userPwd: sentPassword('Secret-1'),
    areaCode: '440305',
    realName: '欧阳•慕云',
    agreed: AGREED,
  }
  expect(await who.call('register', input)).toBe(true)
  expect(await who.call('register', input)).toBe(true)
  const { realName, id } = await who.call('login', password(mobile, 'Secret-1'))
  expect(realName).toBe('欧阳·慕云')
  server.advance(61_000)
  expect(await who.ask('sendRegisterCode', { orgId, mobile })).toMatchObject({
    msg: '手机号码已存在',
  })
  await who.call('sendLoginCode', { orgId, mobile })
  const byCode = await who.call('login', { orgId, mobile, code: await lastCode(server, mobile) })
  expect(byCode.id).toBe(id)
  expect(await who.call('validMobile', { mobile })).toBe(false)
  expect(await who.call('validMobileRegistered', { mobile })).toBe(true)
})

test.each([
  ['a name that is none', { realName: '12' }, '姓名格式错误'],
  ['an area that does not exist', { areaCode: '999999' }, '请选择正确的地区'],
  ['a wrong code', {}, '验证码错误'],
])('%s is refused at registration', async (_what, change, msg) => {
  expect(await visitor(server).ask('register', person(change))).toMatchObject({ status: 400, msg })
})

test('a login code for a number nobody registered is not sent', async () => {
  const answer = await visitor(server).ask('sendLoginCode', { orgId, mobile: '13955550009' })
  expect(answer).toMatchObject({ status: 400, msg: '手机号码不存在' })
})
