import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assetTag } from '#server/modules/configuration/documents/assetAddress.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { staffWith } from '../support/staffWith.ts'
import { DEMO, MECH, visitor } from '../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: 'localhost:8080', ...headers } })

test('the policy allows neither eval nor inline script or style', async () => {
  const { headers } = await get('/api/system/v1/open/time')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self'; style-src 'self';")
  // The studio shows pages of the site side by side; nobody else frames them.
  expect(policy).toContain("frame-ancestors 'self'")
  // A demonstration is found by http, on a name others use, too.
  expect(headers).not.toHaveProperty('strict-transport-security')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'SAMEORIGIN',
    'permissions-policy': expect.stringContaining('camera=(), '),
  })
})

test.each([
  ['about somebody', '/api/user/v1/loginInfo'],
  ['about nobody', '/api/system/v1/open/site'],
  ['that is a refusal', '/api/system/v1/open/nothing'],
])('nobody on the way keeps an answer %s', async (_case, url) => {
  expect((await get(url)).headers['cache-control']).toBe('no-store')
})

describe('the organisation', () => {
  test('is the host’s, whatever the port', async () => {
    const site = await visitor(server, 'mech.localhost:9999').call('site', {})
    expect(site.orgId).toBe(MECH)
  })

  test('cannot be named otherwise in query or body', async () => {
    const here = visitor(server)
    const page = { current: 1, size: 10, orgId: MECH }
    expect(await here.ask('noticePage', page)).toMatchObject({ status: 403 })
    const code = { orgId: MECH, mobile: '13912340000' }
    expect(await here.ask('sendValidCode', code)).toMatchObject({ status: 403 })
  })

  test('keeps its records, tokens and proofs to itself', async () => {
    const here = visitor(server)
    await here.login('staff', 'Staff-2026')
    const { records } = await here.call('auditPage', { kind: 'member', current: 1, size: 1 })
    const there = visitor(server, 'mech.localhost', MECH)
    await there.login('staff', 'Staff-2026')
    const id = records[0]?.id ?? ''
    expect(await there.ask('memberDetail', { id })).toMatchObject({ status: 404 })
    const stolen = visitor(server, 'mech.localhost', MECH)
    stolen.token = here.token
    expect(await stolen.ask('loginInfo', {})).toMatchObject({ status: 401 })
  })
})

describe('a write', () => {
  const send = (origin?: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/user/v1/logout',
      headers: { host: 'localhost:8080', ...(origin ? { origin } : {}) },
    })

  test.each([
    ['of this site', 'http://localhost:8080', 200],
    ['of a program', undefined, 200],
    ['of another site', 'https://evil.example', 403],
    ['of another port', 'http://localhost:9090', 403],
    ['of nowhere', 'null', 403],
  ])('%s', async (_from, origin, status) => {
    expect((await send(origin)).statusCode).toBe(status)
  })
})

test('healthz answers always, readyz only while the server may be sent requests', async () => {
  expect((await get('/healthz')).statusCode).toBe(200)
  expect((await get('/readyz')).statusCode).toBe(200)
  server.lifecycle.stopping = true
  expect((await get('/readyz')).statusCode).toBe(503)
  expect((await get('/healthz')).statusCode).toBe(200)
  server.lifecycle.stopping = false
})

test('the log holds routes and times, and nothing of persons', async () => {
  const member = visitor(server)
  await member.login('13800000001', 'Member-2026')
  await member.prove('13966660001')
  const query = { current: 1, size: 10, orgId: DEMO, oneMemberCode: '01' } as const
  await member.call('memberQueryPage', { ...query, keyword: '13966660001' })
  await get('/api/user/v1/open/validMobile?mobile=13966660001&userToken=secret-ticket')
  await get('/somewhere?userToken=secret-ticket')
  const log = server.log.join('')
  expect(log).toContain('/api/mo/v1/open/member/query/page')
  for (const secret of ['13966660001', '13800000001', member.token, member.proof, 'secret-ticket'])
    expect(log).not.toContain(secret)
})

test('too many requests from one address are refused with a sentence', async () => {
  const small = await openApp({ rateLimit: 3 })
  const ask = () =>
    small.app.inject({ url: '/api/system/v1/open/time', headers: { host: 'localhost' } })
  for (let asked = 0; asked < 3; asked += 1) expect((await ask()).statusCode).toBe(200)
  const refused = await ask()
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ code: 'A0429', msg: '操作过于频繁，请稍后再试' })
  await small.close()
})

test('assets and the area tree are kept for ever under addresses that name their content', async () => {
  const site = await visitor(server).call('site', {})
  const logo = await get(String(site.webInfo.logo))
  expect(logo.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const areas = await get(site.areaUrl)
  expect(areas.json()[0]).toMatchObject({ id: '110000', name: '北京市' })
  expect((await get('/assets/demo/0000000000000000/logo.svg')).statusCode).toBe(404)
})

/** Any right to configure is enough to add a file (decision 0282), because of this. */
test.each([
  ['a.svg', 'image/svg+xml'],
  ['a.html', 'application/octet-stream'],
  ['a.js', 'application/octet-stream'],
  ['apple-app-site-association', 'application/octet-stream'],
])('a file of the configuration runs nowhere, whatever its name: %s', async (name, type) => {
  const staff = await staffWith(server, 'configure.texts')
  const { id } = await staff.call('changeOpen', { title: '文件' })
  const file = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  )
  const step = { stepId: 'one', rev: 0, content: file.toString('base64') }
  await staff.call('changeStep', { id, path: `assets/${name}`, ...step })
  const { statusCode, headers } = await get(`/assets/demo/${assetTag(file)}/${name}`)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
  expect((await get(`/${name}`)).payload).not.toContain('alert(1)')
})
