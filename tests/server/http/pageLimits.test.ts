import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CALLS } from '#contract/allCalls.ts'
import { answerOf } from '#server/http/errors.ts'
import { countRoutes, limitRates } from '#server/http/rateLimit.ts'
import { openApp, type TestApp } from '../support/openApp.ts'

let server: TestApp
beforeAll(async () => {
  const indexText = '<!doctype html><div id="root"></div>'
  server = await openApp({ rateLimit: 3, site: { indexHtml: async () => indexText } })
})
afterAll(() => server.close())

let visitors = 0
beforeEach(() => {
  visitors += 1
})
const get = (url: string, from = `10.0.0.${visitors}`, host = 'localhost') =>
  server.app.inject({ url, headers: { host, 'x-forwarded-for': from } })

test.each([
  ['pages', '/?x='],
  ['pages that do not exist', '/wp-admin/?x='],
  ['the area tree', '/static/area-tree.json?x='],
  ['files of a configuration', '/assets/demo/0000000000000000/logo.svg?x='],
  ['notifications', '/api/order/v1/open/notify/0101?x='],
])('%s are limited by address', async (_what, url) => {
  for (let asked = 0; asked < 3; asked += 1)
    expect((await get(url + asked)).statusCode).not.toBe(429)
  expect((await get(`${url}9`)).statusCode).toBe(429)
  expect((await get(`${url}9`, `10.0.1.${visitors}`)).statusCode).not.toBe(429)
})

test.each(Object.entries(CALLS))('%s is counted as a call', async (_id, { method, path }) => {
  const { headers } = await server.app.inject({
    method,
    url: path.replaceAll(/\{\w+\}/g, 'x'),
    headers: { 'x-forwarded-for': `10.0.2.${visitors}` },
  })
  expect(headers).toMatchObject({ 'x-ratelimit-limit': '3', 'x-ratelimit-remaining': '2' })
})

test.each([
  ['health checks, which ask the database', '/readyz', 200],
  ['the sandbox', '/sandbox/sms', 403],
])('%s are limited at ten times as many', async (_what, url, status) => {
  for (let asked = 0; asked < 30; asked += 1) expect((await get(url)).statusCode).toBe(status)
  expect((await get(url)).statusCode).toBe(429)
  expect((await get('/')).statusCode).toBe(200)
})

test('requests of hosts that no society has are limited, too', async () => {
  const from = `10.0.0.${visitors}`
  for (let asked = 0; asked < 3; asked += 1)
    expect((await get('/', from, `no${asked}.example`)).statusCode).toBe(421)
  expect((await get('/', from, 'no9.example')).statusCode).toBe(429)
})

test('built files are counted apart, whatever a page brings of them', async () => {
  const app = Fastify()
  app.setErrorHandler((error, _request, reply) => reply.code(answerOf(error).status).send())
  await limitRates(app, { perMinute: 1, clock: () => new Date('2026-11-20T02:00:00Z') })
  await app.register(async (files) => {
    countRoutes(files, 'files')
    files.get('/assets/:name', async () => 'file')
  })
  const statusOf = async (url: string) => (await app.inject(url)).statusCode
  for (let asked = 0; asked < 10; asked += 1) expect(await statusOf(`/assets/${asked}`)).toBe(200)
  expect(await statusOf('/assets/10')).toBe(429)
  expect(await statusOf('/page')).toBe(404)
  expect(await statusOf('/page')).toBe(429)
  await app.close()
})

test('who opened too many pages reads why, and goes on calling', async () => {
  for (let asked = 0; asked < 3; asked += 1) await get('/')
  const refused = await get('/')
  expect(refused.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(refused.headers['retry-after']).toBeDefined()
  expect(refused.body).toContain('<h1>操作过于频繁，请稍后再试</h1>')
  expect((await get('/api/system/v1/open/time')).statusCode).toBe(200)
})

test('who watches the server is never refused', async () => {
  for (let asked = 0; asked < 8; asked += 1) expect((await get('/healthz')).statusCode).toBe(200)
})
