import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from '../support/openApp.ts'
import { visitor } from '../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const DICTIONARIES = '/api/system/v1/open/dictionary/cache'
const get = (url: string, headers: Record<string, string>) =>
  server.app.inject({ url, headers: { host: 'localhost', ...headers } })

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
])('what takes %s gets %s', async (taken, encoding, unpack) => {
  const plain = await get(DICTIONARIES, {})
  const answer = await get(DICTIONARIES, { 'accept-encoding': taken })
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
  expect(unpack(answer.rawPayload).toString()).toBe(plain.body)
})

test.each([
  ['says nothing about encodings', {}],
  ['takes nothing we have', { 'accept-encoding': 'zstd' }],
  ['says who asks', { 'accept-encoding': 'br', authorization: 'Bearer abcdefghijklmnop' }],
  ['carries a proof', { 'accept-encoding': 'br', 'x-mobile-proof': 'abcdefghijklmnop' }],
])('a request that %s gets it as it is', async (_case, headers) => {
  const answer = await get(DICTIONARIES, headers)
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.json().code).toBe('00000')
})

test('a short answer is not worth it, pictures of a configuration that are text are', async () => {
  const time = await get('/api/system/v1/open/time', { 'accept-encoding': 'br' })
  expect(time.headers['content-encoding']).toBeUndefined()
  const { banner } = await visitor(server).call('site', {})
  const picture = await get(banner[0]?.file[0]?.url ?? '', { 'accept-encoding': 'br' })
  expect(picture.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-encoding': 'br',
  })
})
