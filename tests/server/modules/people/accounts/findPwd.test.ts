import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { DEMO, lastCode, visitor } from '../../../support/visitor.ts'
import { freshMobile, person, withCode } from './registration.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const MINUTE = 60_000
const orgId = DEMO
const userPwd = sentPassword('Secret-2')

/** Somebody registered, at a moment when a new code may be sent. */
async function registered() {
  const who = visitor(server)
  const input = await withCode(server, who, person())
  await who.call('register', input)
  server.advance(MINUTE + 1000)
  return { who, mobile: input.mobile }
}

async function asked() {
  const someone = await registered()
  await someone.who.call('sendFindPwdCode', { orgId, mobile: someone.mobile })
  return { ...someone, validCode: await lastCode(server, someone.mobile) }
}

const logIn = (mobile: string, typed: string, at = visitor(server)) =>
  at.ask('login', { orgId, userName: mobile, userPwd: sentPassword(typed) })

test('the new password takes the place of the old one, and every login ends', async () => {
  const { who, mobile, validCode } = await asked()
  const devices = [visitor(server), visitor(server)]
  for (const device of devices) await device.login(mobile, 'Secret-1')
  expect(await who.call('findPwd', { mobile, validCode, userPwd })).toBe(true)
  for (const device of devices)
    expect(await device.ask('loginInfo', {})).toMatchObject({ status: 401 })
  expect(await logIn(mobile, 'Secret-1')).toMatchObject({ status: 400 })
  expect(await logIn(mobile, 'Secret-2')).toMatchObject({ status: 200 })
})

test('a code finds one password', async () => {
  const { who, mobile, validCode } = await asked()
  await who.call('findPwd', { mobile, validCode, userPwd })
  const again = { mobile, validCode, userPwd: sentPassword('Secret-3') }
  expect(await who.ask('findPwd', again)).toMatchObject({ status: 400, msg: '验证码错误' })
  expect(await logIn(mobile, 'Secret-2')).toMatchObject({ status: 200 })
})

test('of two at the same moment one gets through', async () => {
  const { who, mobile, validCode } = await asked()
  const answers = await Promise.all(
    ['Secret-4', 'Secret-5'].map((typed) =>
      who.ask('findPwd', { mobile, validCode, userPwd: sentPassword(typed) }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('a pause after wrong passwords ends', async () => {
  const { who, mobile, validCode } = await asked()
  for (let tries = 0; tries < 5; tries += 1) await logIn(mobile, 'wrong-one', who)
  expect(await logIn(mobile, 'Secret-1', who)).toMatchObject({ status: 429 })
  await who.call('findPwd', { mobile, validCode, userPwd })
  expect(await logIn(mobile, 'Secret-2', who)).toMatchObject({ status: 200 })
})

test.each(['login', 'prove'] as const)('a code for %s finds no password', async (purpose) => {
  const { who, mobile } = await registered()
  if (purpose === 'login') await who.call('sendLoginCode', { orgId, mobile })
  else await who.call('sendValidCode', { orgId, mobile })
  const validCode = await lastCode(server, mobile)
  expect(await who.ask('findPwd', { mobile, validCode, userPwd })).toMatchObject({ status: 400 })
  expect(await logIn(mobile, 'Secret-1')).toMatchObject({ status: 200 })
})

test('a number nobody registered gets no code and no password', async () => {
  const who = visitor(server)
  const mobile = freshMobile()
  expect(await who.ask('sendFindPwdCode', { orgId, mobile })).toMatchObject({
    status: 400,
    msg: '手机号码未注册',
  })
  expect(await who.ask('findPwd', { mobile, validCode: '000000', userPwd })).toMatchObject({
    status: 400,
    msg: '验证码错误',
  })
})

test('a code of one society finds no password at another', async () => {
  const { mobile, validCode } = await asked()
  const there = visitor(server, 'mech.localhost')
  expect(await there.ask('findPwd', { mobile, validCode, userPwd })).toMatchObject({ status: 400 })
})
