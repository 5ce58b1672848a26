import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createClient } from '#client/createClient.ts'
import { ApiRejection, BadAnswer } from '#client/errors.ts'
import type { CallFile } from '#contract/calls.ts'
import { failureOf } from '../../../client/clientFor.ts'
import { injectFetch } from '../../support/injectFetch.ts'
import { openApp, type TestApp } from '../../support/openApp.ts'
import { MED, visitor } from '../../support/visitor.ts'

/** Accounts whose export is several parts long. */
const MANY = 4000

let server: TestApp
let token: string | undefined
const wire: { text: string; headers: Headers }[] = []
beforeAll(async () => {
  server = await openApp()
  const staff = visitor(server, 'med.localhost', MED)
  await staff.login('staff', 'Staff-2026')
  token = staff.token
  await server.parts.store.tx(MED, (tx) =>
    sql`insert into account (org_id, id, user_type, real_name, created_at, updated_at)
        select ${tx.orgId}, 'many' || n, '1', '会员' || n, ${tx.now}, ${tx.now}
        from generate_series(1, ${MANY}::int) n`.execute(tx.db),
  )
})
afterAll(() => server.close())
beforeEach(() => {
  wire.length = 0
})

/** The lines of an answer on their way, the first of which says what comes. */
type Lines = (lines: string[]) => string[]

/** The browser's client at the society that encrypts; somebody on the way may change what it gets. */
function client(change: Lines = (lines) => lines, sent: string | null = token ?? null) {
  const here = createClient({
    async fetch(input, init) {
      const answer = await injectFetch(server.app)(input, init)
      const text = await answer.text()
      if (!String(input).endsWith('/export')) return new Response(text, answer)
      wire.push({ text, headers: answer.headers })
      return new Response(change(text.split('\n')).join('\n'), answer)
    },
    baseUrl: 'http://med.localhost',
    getToken: () => sent ?? undefined,
    getProofs: () => [],
    getRecommendation: () => undefined,
    newKey: () => 'key-00000001',
    onLoginExpired: () => {},
    now: () => server.now().getTime(),
  })
  here.encrypt()
  return here
}

const users = (here = client()): Promise<CallFile> => here.call('exportUsers', { format: 'csv' })

test('a file goes sealed in parts, and comes whole, with its name and type', async () => {
  const { name, content } = await users()
  expect([name, content.type]).toEqual([expect.stringMatching(/^用户-\d{12}\.csv$/), 'text/csv'])
  const lines = Buffer.from(await content.arrayBuffer())
    .toString('utf8')
    .split('\r\n')
  expect(lines[0]).toBe('\uFEFF姓名,手机号码,用户名,用户类型,单位名称,状态,创建时间')
  const numbers = lines.flatMap((line) => /^会员(\d+),/.exec(line)?.[1] ?? []).map(Number)
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: MANY }, (_, at) => at + 1))
})

test('nothing of it is read on the way: neither content nor name nor type', async () => {
  await users()
  const [answer] = wire
  expect(answer?.headers.get('content-type')).toBe('application/jose')
  expect(answer?.headers.get('cache-control')).toBe('no-store')
  expect(answer?.headers.has('content-disposition')).toBe(false)
  const lines = answer?.text.split('\n') ?? []
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) {
    expect(line).toMatch(/^eyJ[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/)
    const [header = '', , , ciphertext = ''] = line.split('.')
    expect(Object.keys(JSON.parse(String(Buffer.from(header, 'base64url'))))).not.toContain('name')
    expect(Buffer.from(ciphertext, 'base64url').includes('会员')).toBe(false)
  }
})

test('a refusal is one line, sealed, and told in its words', async () => {
  const wrong = await failureOf(client().callByName('exportUsers', { format: 'pdf' }))
  expect(wrong).toBeInstanceOf(ApiRejection)
  expect(wire[0]?.text).toMatch(/^eyJ[\w.-]+$/)
  const nobody = await failureOf(users(client(undefined, null)))
  expect(nobody).toMatchObject({ code: 'A0401', msg: '请先登录' })
})

const swap = ([first = '', one = '', two = '', ...rest]: string[]) => [first, two, one, ...rest]
const changed = (line: string) =>
  line.replace(/\.(.)([\w-]+)$/, (_, at, more) => `.${at === 'A' ? 'B' : 'A'}${more}`)

test.each<[string, Lines]>([
  ['lacks its last part', (lines) => lines.slice(0, -1)],
  ['lacks one in between', (lines) => lines.toSpliced(2, 1)],
  ['has one twice', (lines) => lines.toSpliced(2, 0, lines[2] ?? '')],
  ['has two in the wrong order', swap],
  ['was changed in one bit', (lines) => lines.with(2, changed(lines[2] ?? ''))],
  ['has its first line for a part', (lines) => lines.with(2, lines[0] ?? '')],
  ['has an empty line more', (lines) => [...lines, '']],
])('a file that %s is no file', async (_, change) => {
  expect(await failureOf(users(client(change)))).toBeInstanceOf(BadAnswer)
})

test('a part of another answer fits nowhere', async () => {
  await users()
  const [, , foreign = ''] = wire[0]?.text.split('\n') ?? []
  const failure = await failureOf(users(client((lines) => lines.with(2, foreign))))
  expect(failure).toBeInstanceOf(BadAnswer)
})

test('a file in plain text is no answer to a sealed call', async () => {
  const here = createClient({
    fetch: async (input, init) =>
      String(input).endsWith('/export')
        ? new Response('a,b', {
            headers: { 'content-disposition': `attachment; filename*=UTF-8''a.csv` },
          })
        : injectFetch(server.app)(input, init),
    baseUrl: 'http://med.localhost',
    getToken: () => token,
    getProofs: () => [],
    getRecommendation: () => undefined,
    newKey: () => 'key-00000001',
    onLoginExpired: () => {},
    now: () => server.now().getTime(),
  })
  here.encrypt()
  expect(await failureOf(users(here))).toBeInstanceOf(BadAnswer)
})
