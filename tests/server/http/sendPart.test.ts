import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApp, type TestApp } from '../support/openApp.ts'
import { visitor } from '../support/visitor.ts'

let server: TestApp
/** Addresses of files of the same kind from each place that hands files out. */
const addresses: Record<string, string> = {}

beforeAll(async () => {
  server = await openApp()
  const { banner } = await visitor(server).call('site', {})
  const urls = banner.flatMap(({ file }) => file.map(({ url }) => url))
  addresses['a film of the configuration'] = urls.find((url) => url.endsWith('.mp4')) ?? ''
  addresses['a picture of the configuration'] = urls.find((url) => url.endsWith('.svg')) ?? ''
  const key = `demo/enclosure/${randomUUID()}.pdf`
  await server.parts.files.put(
    key,
    Buffer.from(`%PDF-1.7${'x'.repeat(2000)}%%EOF`),
    'application/pdf',
  )
  const signed = new URL(server.parts.files.addressOf(key), 'http://localhost')
  addresses['a stored file'] = signed.pathname + signed.search
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: 'localhost', 'accept-encoding': 'br', ...headers } })

describe.each(['a film of the configuration', 'a picture of the configuration', 'a stored file'])(
  '%s',
  (file) => {
    const whole = async () =>
      (await get(addresses[file] ?? '', { 'accept-encoding': 'identity' })).rawPayload

    test.each([
      ['the first two bytes, as an iPhone begins', 'bytes=0-1', (size: number) => [0, 1, size]],
      ['from a place to the end', 'bytes=100-', (size: number) => [100, size - 1, size]],
      ['the last bytes', 'bytes=-50', (size: number) => [size - 50, size - 1, size]],
      ['more than there is', 'bytes=10-99999999', (size: number) => [10, size - 1, size]],
    ] as const)('gives %s', async (_case, range, expected) => {
      const content = await whole()
      const [start = 0, end = 0, size] = expected(content.length)
      const answer = await get(addresses[file] ?? '', { range })
      expect(answer.statusCode).toBe(206)
      expect(answer.headers).toMatchObject({
        'content-range': `bytes ${start}-${end}/${size}`,
        'content-length': String(end - start + 1),
      })
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(answer.rawPayload.equals(content.subarray(start, end + 1))).toBe(true)
    })

    test.each([
      ['asks for no part', {}],
      ['asks for several', { range: 'bytes=0-1,5-6' }],
      ['asks in words nobody knows', { range: 'lines=1-2' }],
      ['asks in no words at all', { range: 'bytes=x-y' }],
      ['asks on a condition', { range: 'bytes=0-1', 'if-range': '"other"' }],
    ])('goes whole to who %s', async (_case, headers) => {
      const content = await whole()
      const answer = await get(addresses[file] ?? '', { 'accept-encoding': 'identity', ...headers })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'accept-ranges': 'bytes',
        'content-length': String(content.length),
      })
      expect(answer.rawPayload.equals(content)).toBe(true)
    })

    test('says how long it is to who asks beyond its end', async () => {
      const { length } = await whole()
      const answer = await get(addresses[file] ?? '', { range: `bytes=${length}-` })
      expect(answer.statusCode).toBe(416)
      expect(answer.headers['content-range']).toBe(`bytes */${length}`)
    })
  },
)
