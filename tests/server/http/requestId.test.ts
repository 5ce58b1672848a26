import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { healthRoutes } from '#server/http/health.ts'
import { logFacts } from '#server/http/logFacts.ts'
import { requestIdOf } from '#server/http/requestId.ts'
import { openApp, type TestApp } from '../support/openApp.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const host = 'localhost'
const CALL = '/api/system/v1/open/site'

interface Line {
  msg: string
  reqId?: string
  society?: string
  call?: string
}
const linesOf = (id: unknown): Line[] =>
  server.log.map((line) => JSON.parse(line) as Line).filter(({ reqId }) => reqId === id)

const ask = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host, ...headers } })

test.each([
  ['a call', CALL],
  ['an address that is not there', '/api/none'],
  ['a page', '/'],
  ['a health check', '/healthz'],
])('the answer to %s has the id of its lines in the log', async (_what, url) => {
  const { headers } = await ask(url)
  const id = headers['x-request-id']
  expect(id).toMatch(/^[\w-]{36}$/)
  const isQuiet = url === '/healthz'
  expect(
    linesOf(id)
      .map(({ msg }) => msg)
      .includes('request completed'),
  ).toBe(!isQuiet)
})

test('a path that nobody can decode is answered with an id, too', async () => {
  const { headers, statusCode } = await ask('/%E0%A4%A')
  expect(statusCode).toBe(400)
  expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/)
})

test('the last line of a call has its society and its name', async () => {
  const { headers } = await ask(CALL)
  expect(linesOf(headers['x-request-id']).at(-1)).toMatchObject({
    msg: 'request completed',
    society: 'demo',
    call: 'site',
  })
})

test.each(['/healthz', '/readyz'])('%s is answered without asking for a society', async (url) => {
  const app = fastify()
  const asked: string[] = []
  logFacts(app, {
    async organisationOf(hostname) {
      asked.push(hostname)
      return { orgId: 'any', code: 'any' }
    },
  })
  healthRoutes(app, server.parts.store, { stopping: false })
  expect((await app.inject(url)).statusCode).toBe(200)
  expect(asked).toEqual([])
  await app.close()
})

test('a page that failed names the id of the request', async () => {
  const { headers, body, statusCode } = await server.app.inject({
    url: '/',
    headers: { host: 'unknown.example.org' },
  })
  expect(statusCode).toBe(421)
  expect(body).toContain(`<p>请求编号 ${headers['x-request-id']}</p>`)
})

test.each([
  ['a trusted proxy', true, 'proxy-id-0001', 'proxy-id-0001'],
  ['anybody else', false, 'proxy-id-0001', undefined],
  ['a trusted proxy, with markup', true, '<b>proxy</b>', undefined],
  ['a trusted proxy, without end', true, 'a'.repeat(65), undefined],
])('the id of %s is taken or not', (_who, isTrusted, given, taken) => {
  const idOf = requestIdOf(() => isTrusted)
  const id = idOf({
    headers: { 'x-request-id': given },
    socket: { remoteAddress: '10.0.0.1' } as never,
  })
  if (taken) expect(id).toBe(taken)
  else expect(id).toMatch(/^[\w-]{36}$/)
})
