import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createClient } from '#client/createClient.ts'
import { ApiRejection, BadAnswer, NetworkFailure } from '#client/errors.ts'
import { failureOf } from '../../../client/clientFor.ts'
import { injectFetch } from '../../support/injectFetch.ts'
import { openApp, type TestApp } from '../../support/openApp.ts'
import { lastCode, MED } from '../../support/visitor.ts'

let server: TestApp
let sent: { url: string; init: RequestInit }[] = []
beforeAll(async () => {
  server = await openApp()
})
beforeEach(() => {
  sent = []
})
afterAll(() => server.close())

/** The browser's client at the society that encrypts; `ahead` is how wrong its clock is, in milliseconds. */
function client(ahead = 0, fetch: typeof globalThis.fetch = injectFetch(server.app)) {
  let keys = 0
  return createClient({
    fetch: (input, init = {}) => {
      sent.push({ url: String(input), init })
      return fetch(input, init)
    },
    baseUrl: 'http://med.localhost',
    getToken: () => undefined,
    getProofs: () => [],
    getRecommendation: () => undefined,
    newKey: () => `key-${String(++keys).padStart(8, '0')}`,
    onLoginExpired: () => {},
    now: () => server.now().getTime() + ahead,
  })
}

const notices = { orgId: MED, current: 1, size: 1 } as const

test('the browser’s client and the server understand each other', async () => {
  const here = client()
  here.encrypt()
  expect((await here.call('noticePage', notices)).records).toHaveLength(1)
  expect(sent.map(({ url }) => new URL(url).search)).toEqual(['', ''])
  expect(
    await failureOf(here.call('login', { orgId: MED, userName: 'x', userPwd: 'y' })),
  ).toMatchObject({
    msg: '用户名或密码错误',
  })
  expect(String(sent.at(-1)?.init.body)).not.toContain('userName')
})

test.each([-3600_000, 3600_000])('a clock that is wrong by %i ms does no harm', async (ahead) => {
  const here = client(ahead)
  here.encrypt()
  expect((await here.call('noticePage', notices)).records).toHaveLength(1)
})

test('a page opened before the society switched encryption on goes on, sealed', async () => {
  const here = client()
  expect((await here.call('noticePage', notices)).records).toHaveLength(1)
  expect(sent.map(({ url }) => new URL(url).pathname.split('/').at(-1))).toEqual([
    'page',
    'rsaKey',
    'page',
  ])
})

test('a key the server has forgotten is asked for anew', async () => {
  const here = client()
  here.encrypt()
  await here.call('noticePage', notices)
  server.advance(49 * 3600_000)
  expect((await here.call('noticePage', notices)).records).toHaveLength(1)
})

test('a write that is sent again after a lost answer acts once', async () => {
  const real = injectFetch(server.app)
  let lost = 0
  const here = client(0, async (input, init) => {
    const answer = await real(input, init)
    if (!String(input).endsWith('/register') || lost++ > 0) return answer
    throw new TypeError('the answer got lost')
  })
  here.encrypt()
  const mobile = '13912345001'
  await here.call('sendRegisterCode', { orgId: MED, mobile })
  const { version: userAgreement } = await here.call('userAgreement', { orgId: MED })
  const { version: privacyAgreement } = await here.call('privacyAgreement', { orgId: MED })
  const person = {
    realName: '汤本草',
    mobile,
    validCode: await lastCode(server, mobile),
    userPwd: 'Member-2026',
    areaCode: '510107',
    agreed: { userAgreement, privacyAgreement },
  }
  expect(await failureOf(here.call('register', person))).toBeInstanceOf(NetworkFailure)
  expect(await here.call('register', person)).toBeTruthy()
  expect(lost).toBe(2)
})

test('a success in plain text is no answer to a sealed call: nobody can talk the browser down', async () => {
  const here = client(0, async (input, init) => {
    if (String(input).endsWith('/rsaKey')) return injectFetch(server.app)(input, init)
    const forged = { code: '00000', data: { records: [], total: 0 }, msg: '' }
    return new Response(JSON.stringify(forged), { headers: { 'content-type': 'application/json' } })
  })
  here.encrypt()
  expect(await failureOf(here.call('noticePage', notices))).toBeInstanceOf(BadAnswer)
})

test('a server that keeps refusing is asked twice, not for ever', async () => {
  const refusal = { code: 'A0426', data: null, msg: '加密信息已失效，请刷新页面后重试' }
  const here = client(0, async (input, init) => {
    if (String(input).endsWith('/rsaKey')) return injectFetch(server.app)(input, init)
    return new Response(JSON.stringify(refusal), { status: 400 })
  })
  expect(await failureOf(here.call('noticePage', notices))).toBeInstanceOf(ApiRejection)
  expect(sent.filter(({ url }) => !url.endsWith('/rsaKey'))).toHaveLength(2)
})
