import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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
const get = (url: string, from = `10.0.0.${visitors}`) =>
  server.app.inject({ url, headers: { host: 'localhost', 'x-forwarded-for': from } })

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
