import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { MECH, type Visitor, visitor } from '../../../support/visitor.ts'

let server: TestApp
let member: Visitor
beforeAll(async () => {
  server = await openApp()
})
beforeEach(async () => {
  member = visitor(server)
  await member.login('13800000001', 'Member-2026')
})
afterAll(() => server.close())

const WEBSITE = 'https://www.example.org/news?from=portal'
const USED = { status: 400, code: 'A0400', msg: '登录链接已失效，请重新登录' }

const issue = async () => {
  const { url } = await member.call('issueTicket', { url: WEBSITE })
  return new URL(url).searchParams.get('userToken') ?? ''
}

test('a ticket opens a login of its own for the same person', async () => {
  const login = await visitor(server).call('ticketLogin', { ticket: await issue() })
  expect(login).toMatchObject({ mobile: '13800000001' })
  expect(login.token).not.toBe(member.token)
  expect(await member.ask('loginInfo', {})).toMatchObject({ status: 200 })
})

test('the address keeps what it said', async () => {
  const { url, expiresAt } = await member.call('issueTicket', { url: WEBSITE })
  expect(url).toMatch(/^https:\/\/www\.example\.org\/news\?from=portal&userToken=[\w-]{43}$/)
  expect(Date.parse(expiresAt) - server.now().getTime()).toBe(60_000)
})

test('a ticket is good once, of two at once as well', async () => {
  const ticket = await issue()
  const both = [1, 2].map(() => visitor(server).ask('ticketLogin', { ticket }))
  const answers = await Promise.all(both)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await visitor(server).ask('ticketLogin', { ticket })).toMatchObject(USED)
})

test('a ticket older than a minute is refused', async () => {
  const ticket = await issue()
  server.advance(60_001)
  expect(await visitor(server).ask('ticketLogin', { ticket })).toMatchObject(USED)
})

test('a ticket of another organisation is refused, and stays good at its own', async () => {
  const ticket = await issue()
  const there = visitor(server, 'mech.localhost', MECH)
  expect(await there.ask('ticketLogin', { ticket })).toMatchObject(USED)
  expect(await visitor(server).ask('ticketLogin', { ticket })).toMatchObject({ status: 200 })
})

test('a ticket ends with the login it stands for', async () => {
  const ticket = await issue()
  await member.call('logoutPost', {})
  expect(await visitor(server).ask('ticketLogin', { ticket })).toMatchObject(USED)
})

test('a login token is no ticket, and a ticket no login token', async () => {
  const token = member.token ?? ''
  expect(await visitor(server).ask('ticketLogin', { ticket: token })).toMatchObject(USED)
  const here = visitor(server)
  here.token = await issue()
  expect(await here.ask('loginInfo', {})).toMatchObject({ status: 401 })
})

test.each([
  'https://evil.example/',
  'http://www.example.org/',
  'https://www.example.org.evil.example/',
  '/user/home',
])('no ticket is issued for %s', async (url) => {
  expect(await member.ask('issueTicket', { url })).toMatchObject({
    status: 403,
    msg: '该地址不在本站点的免登录域名中',
  })
})

test('no ticket is issued to a visitor', async () => {
  expect(await visitor(server).ask('issueTicket', { url: WEBSITE })).toMatchObject({ status: 401 })
})

test('guessing tickets is limited', async () => {
  const here = visitor(server)
  for (let guess = 0; guess < 60; guess += 1)
    await here.ask('ticketLogin', { ticket: `guess-${String(guess).padStart(16, '0')}` })
  const ticket = await issue()
  expect(await here.ask('ticketLogin', { ticket })).toMatchObject({ status: 429 })
})

test('a ticket in an address or a body stands in no log', async () => {
  const ticket = await issue()
  await server.app.inject({ url: `/?userToken=${ticket}`, headers: { host: 'localhost' } })
  await visitor(server).call('ticketLogin', { ticket })
  expect(server.log.length).toBeGreaterThan(0)
  expect(server.log.join('')).not.toContain(ticket)
})

test('a ticket of somebody else changes nothing for whoever is logged in, and stays good', async () => {
  const here = visitor(server)
  await here.login('13800000002', 'Member-2026')
  const ticket = await issue()
  expect(await here.ask('ticketLogin', { ticket })).toMatchObject({
    status: 409,
    msg: expect.stringContaining('没有换用'),
  })
  expect(await here.ask('loginInfo', {})).toMatchObject({ data: { mobile: '13800000002' } })
  expect(await visitor(server).ask('ticketLogin', { ticket })).toMatchObject({ status: 200 })
})

test('a ticket of one’s own opens another login', async () => {
  const here = visitor(server)
  await here.login('13800000001', 'Member-2026')
  expect(await here.ask('ticketLogin', { ticket: await issue() })).toMatchObject({ status: 200 })
})

test('a ticket opens a login where an earlier one has ended', async () => {
  const here = visitor(server)
  here.token = 'ended-long-ago-0000000000'
  expect(await here.ask('ticketLogin', { ticket: await issue() })).toMatchObject({ status: 200 })
})
