import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listTokens } from '#server/base/repositories/loginTokens.ts'
import { deviceName } from '#server/modules/people/ownLogins/deviceName.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { changeAccount } from '../../../support/changeAccount.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { staffWith } from '../../../support/staffWith.ts'
import { DEMO, type Visitor, visitor } from '../../../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const isIn = async (who: Visitor) => (await who.ask('loginInfo', {})).status === 200

const loggedIn = async (ip?: string): Promise<Visitor> => {
  const who = visitor(server, 'localhost', DEMO, ip)
  await who.login('13800000002', 'Member-2026')
  return who
}

describe('whoever has a right', () => {
  test('is logged out after half an hour unused, and not before', async () => {
    const who = await staffWith(server, 'dues')
    server.advance(30 * MINUTE - 1)
    expect(await isIn(who)).toBe(true)
    server.advance(30 * MINUTE)
    expect(await who.ask('loginInfo', {})).toMatchObject({
      status: 401,
      msg: '登录已过期，请重新登录',
    })
  })

  test('is logged out after twelve hours of use, as the login said', async () => {
    const who = await staffWith(server, 'dues')
    const since = server.now().getTime()
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      server.advance(20 * MINUTE)
      expect(await isIn(who)).toBe(true)
    }
    server.advance(since + 12 * HOUR - server.now().getTime())
    expect(await isIn(who)).toBe(false)
  })

  test('is told so by the login', async () => {
    const login = await visitor(server).call('login', {
      orgId: DEMO,
      userName: 'staff',
      userPwd: sentPassword('Staff-2026'),
    })
    expect(Date.parse(login.expiresAt) - server.now().getTime()).toBe(12 * HOUR)
  })

  test('cannot hand the hours on from login to login by tickets', async () => {
    const who = await staffWith(server, 'dues')
    const { url } = await who.call('issueTicket', { url: 'https://www.example.org/news' })
    const ticket = new URL(url).searchParams.get('userToken') ?? ''
    server.advance(30_000)
    const { expiresAt } = await visitor(server).call('ticketLogin', { ticket })
    expect(Date.parse(expiresAt) - server.now().getTime()).toBe(12 * HOUR - 30_000)
  })
})

test('a member, and staff without rights, stay as long as before', async () => {
  for (const who of [await loggedIn(), await staffWith(server)]) {
    server.advance(24 * HOUR)
    expect(await isIn(who)).toBe(true)
  }
})

test('a login opened before its account had rights ends by the limits of rights at once', async () => {
  const who = await staffWith(server)
  const { id } = await who.call('loginInfo', {})
  server.advance(13 * HOUR)
  expect(await isIn(who)).toBe(true)
  await changeAccount(server, id, { rights: ['dues'] })
  expect(await isIn(who)).toBe(false)
})

describe('one’s own logins', () => {
  let here: Visitor
  let there: Visitor
  beforeEach(async () => {
    here = await loggedIn('203.0.113.7')
    await here.call('logoutEverywhere', {})
    here = await loggedIn('203.0.113.7')
    server.advance(MINUTE)
    there = await loggedIn('2001:db8:1:2:3::9')
  })

  test('are listed with device, network and times, and which one this is', async () => {
    const rows = await here.call('loginSessions', {})
    expect(rows.map(({ network, isCurrent }) => [network, isCurrent])).toEqual([
      ['2001:db8:1:2::/64', false],
      ['203.0.113.7', true],
    ])
    expect(rows[0]).toMatchObject({
      createAt: server.now().toISOString(),
      lastSeenAt: server.now().toISOString(),
    })
  })

  test('hold neither a token nor what is stored of it', async () => {
    const told = JSON.stringify(await here.call('loginSessions', {}))
    const { id } = await here.call('loginInfo', {})
    const stored = await server.parts.store.tx(DEMO, (tx) => listTokens(tx, id))
    expect(stored.length).toBe(2)
    for (const { tokenHash } of stored) expect(told).not.toContain(tokenHash)
    for (const { token = '?' } of [here, there]) expect(told).not.toContain(token)
  })

  test('can be ended one by one, which ends the other and no more', async () => {
    const other = (await here.call('loginSessions', {})).find(({ isCurrent }) => !isCurrent)
    const id = other?.id ?? ''
    expect(await here.call('endSession', { id })).toBe(true)
    expect([await isIn(here), await isIn(there)]).toEqual([true, false])
    expect(await here.ask('endSession', { id })).toMatchObject({ status: 404 })
  })

  test('can be ended all at once, this one as well', async () => {
    await here.call('logoutEverywhere', {})
    expect([await isIn(here), await isIn(there)]).toEqual([false, false])
  })

  test('nobody ends somebody else’s, by whatever id', async () => {
    const [mine] = await here.call('loginSessions', {})
    const stranger = visitor(server)
    await stranger.login('staff', 'Staff-2026')
    expect(await stranger.ask('endSession', { id: mine?.id ?? '' })).toMatchObject({ status: 404 })
    expect(await isIn(here)).toBe(true)
  })

  test('those that have ended by themselves are not listed', async () => {
    const who = await staffWith(server, 'dues')
    const { mobile = '' } = await who.call('loginInfo', {})
    server.advance(31 * MINUTE)
    await who.login(mobile, 'Rights-2026')
    expect(await who.call('loginSessions', {})).toMatchObject([{ isCurrent: true }])
  })
})

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const WECHAT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50'

test.each([
  [CHROME, 'Chrome（Windows）'],
  [WECHAT, '微信（iOS）'],
  [`${CHROME} Edg/140.0.0.0`, 'Edge（Windows）'],
  ['', '未知设备'],
  ['x'.repeat(300), 'x'.repeat(60)],
])('a device is told in plain words: %s', (userAgent, words) => {
  expect(deviceName(userAgent)).toBe(words)
})
