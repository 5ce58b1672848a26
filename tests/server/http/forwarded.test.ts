import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApp, type TestApp } from '../support/openApp.ts'
import { MECH } from '../support/visitor.ts'

let trusting: TestApp
let alone: TestApp
let open: TestApp
beforeAll(async () => {
  trusting = await openApp({ env: { TRUST_PROXY: '1' }, rateLimit: 4 })
  alone = await openApp({ env: { TRUST_PROXY: '10.0.0.5' } })
  open = await openApp({ env: { TRUST_PROXY: '0', DEMO_OPEN: '1' } })
})
afterAll(() => Promise.all([trusting, alone, open].map((server) => server.close())))

const SITE = '/api/system/v1/open/site'
const OUTBOX = '/sandbox/sms/'

interface Asked {
  headers?: Record<string, string>
  /** Who is connected. */
  peer?: string
  url?: string
}
const ask = ({ app }: TestApp, { headers = {}, peer = '127.0.0.1', url = SITE }: Asked) =>
  app.inject({ url, remoteAddress: peer, headers: { host: 'localhost', ...headers } })

test('headers of a proxy nobody trusts are told of once a start', async () => {
  const told = () => alone.log.filter((line) => line.includes('proxy.untrusted'))
  await ask(alone, { headers: { 'x-forwarded-for': '1.2.3.4' }, peer: '10.0.0.5' })
  expect(told()).toHaveLength(0)
  await ask(alone, { headers: { 'x-forwarded-for': '1.2.3.4' } })
  await ask(alone, { headers: { 'x-forwarded-proto': 'https' } })
  expect(told()).toHaveLength(1)
  expect(told()[0]).toContain('TRUST_PROXY')
})

test('limits count by the address a trusted proxy names, and a stranger’s own where it is no proxy', async () => {
  const from = async (said: string, peer: string) =>
    (await ask(trusting, { headers: { 'x-forwarded-for': said }, peer })).statusCode
  // What a visitor wrote into the header stands before what the proxy added.
  for (const forged of [1, 2, 3, 4]) await from(`9.9.9.${forged}, 1.2.3.4`, '127.0.0.1')
  expect(await from('9.9.9.5, 1.2.3.4', '127.0.0.1')).toBe(429)
  expect(await from('9.9.9.5, 1.2.3.5', '127.0.0.1')).toBe(200)
  for (const forged of [1, 2, 3, 4]) await from(`9.9.9.${forged}`, '203.0.113.9')
  expect(await from('9.9.9.5', '203.0.113.9')).toBe(429)
})

test('the society is that of Host, whatever X-Forwarded-Host says, trusted or not', async () => {
  const headers = { host: 'mech.localhost', 'x-forwarded-host': 'localhost' }
  for (const server of [trusting, alone])
    expect((await ask(server, { headers, peer: '10.1.1.1' })).json().data.orgId).toBe(MECH)
})

describe('stand-ins answer', () => {
  test.each<[string, Asked, number]>([
    ['this machine', {}, 200],
    ['this machine by IPv6', { peer: '::1' }, 200],
    ['nobody in the same room', { peer: '192.168.1.20' }, 403],
    ['nobody from outside', { peer: '203.0.113.9' }, 403],
    ['nobody a proxy here asks for', { headers: { 'x-forwarded-for': '203.0.113.9' } }, 403],
    ['nobody a silent proxy asks for', { headers: { 'x-forwarded-host': 'localhost' } }, 403],
    [
      'nobody who says to be this machine',
      { headers: { 'x-forwarded-for': '127.0.0.1' }, peer: '203.0.113.9' },
      403,
    ],
  ])('%s', async (_who, asked, status) => {
    const answer = await ask(alone, { ...asked, url: OUTBOX })
    expect(answer.statusCode).toBe(status)
    if (status === 403) expect(answer.json().msg).toContain('DEMO_OPEN=1')
  })

  test.each([
    ['nobody a trusted proxy asks for', '203.0.113.9', 403],
    ['this machine by a trusted proxy', '127.0.0.1', 200],
  ])('%s', async (_who, client, status) => {
    const headers = { 'x-forwarded-for': client }
    expect((await ask(trusting, { headers, url: OUTBOX })).statusCode).toBe(status)
  })

  test('everybody where they are told to', async () => {
    expect((await ask(open, { peer: '203.0.113.9', url: OUTBOX })).statusCode).toBe(200)
  })
})
