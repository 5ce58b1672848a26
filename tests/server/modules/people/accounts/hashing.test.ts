import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPasswordHasher } from '#server/base/session/passwordHasher.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { createQueue } from '#server/threads/boundedQueue.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { DEMO, visitor } from '../../../support/visitor.ts'
import { freshMobile, person, unit, withCode } from './registration.ts'

let server: TestApp
/** Passwords that were hashed or compared. */
let hashed = 0
beforeAll(async () => {
  server = await openApp()
  const { hash, verify } = server.parts.passwords
  const counted =
    <Args extends unknown[], Done>(work: (...args: Args) => Promise<Done>) =>
    (...args: Args) => {
      hashed += 1
      return work(...args)
    }
  server.parts.passwords = { hash: counted(hash), verify: counted(verify) }
})
afterAll(() => server.close())

const userPwd = sentPassword('Secret-2')
const orgId = DEMO

async function hashesOf(work: () => Promise<{ status: number }>): Promise<[number, number]> {
  const before = hashed
  const { status } = await work()
  return [status, hashed - before]
}

test('a registration is hashed once, and only where its code is right', async () => {
  const who = visitor(server)
  const input = await withCode(server, who, person())
  const wrong = { ...input, validCode: input.validCode === '000000' ? '000001' : '000000' }
  expect(await hashesOf(() => who.ask('register', wrong))).toEqual([400, 0])
  expect(await hashesOf(() => who.ask('orgRegister', unit()))).toEqual([400, 0])
  expect(await hashesOf(() => who.ask('register', input))).toEqual([200, 1])
  const again = { ...input, realName: '沈知远' }
  expect(await hashesOf(() => who.ask('register', again))).toEqual([400, 0])
})

test('a new password is hashed only where its code is right', async () => {
  const who = visitor(server)
  const ask = () => who.ask('findPwd', { mobile: '13800000001', validCode: '000000', userPwd })
  expect(await hashesOf(ask)).toEqual([400, 0])
})

test('a login beyond the rate of its address is refused before anything is compared', async () => {
  const who = visitor(server)
  const guess = () => who.ask('login', { orgId, userName: freshMobile(), userPwd })
  for (let tries = 0; tries < 60; tries += 1) expect((await guess()).status).toBe(400)
  expect(await hashesOf(guess)).toEqual([429, 0])
})

test('a login that has to pause is refused before anything is compared', async () => {
  const who = visitor(server)
  const userName = freshMobile()
  const guess = () => who.ask('login', { orgId, userName, userPwd })
  for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(400)
  expect(await hashesOf(guess)).toEqual([429, 0])
})

test('where too many wait, everybody else is told to come back and loses nothing', async () => {
  const inTurn = createQueue({ atOnce: 1, waiting: 0 })
  const { passwords } = server.parts
  server.parts.passwords = createPasswordHasher(inTurn)
  let release = () => {}
  const held = inTurn(() => new Promise<void>((resolve) => (release = resolve)))
  const who = visitor(server)
  const input = await withCode(server, who, person())
  const busy = { status: 503, msg: '系统繁忙，请稍后再试' }
  expect(await who.ask('register', input)).toMatchObject(busy)
  const login = { orgId, userName: '13800000001', userPwd: sentPassword('Member-2026') }
  expect(await who.ask('login', login)).toMatchObject(busy)
  release()
  await held
  expect(await who.ask('register', input)).toMatchObject({ status: 200 })
  expect(await who.ask('login', login)).toMatchObject({ status: 200 })
  server.parts.passwords = passwords
})
