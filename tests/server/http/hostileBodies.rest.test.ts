import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALLS } from '#contract/allCalls.ts'
import type { OperationId } from '#contract/calls.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { DEMO, visitor } from '../support/visitor.ts'

let server: TestApp
/** Somebody who could own a record: a form that nobody could own is not read. */
const who: Record<string, string> = {}
beforeAll(async () => {
  server = await openApp()
  const person = visitor(server)
  await person.prove('13944450001')
  who['x-mobile-proof'] = person.proof ?? ''
})
afterAll(() => server.close())

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const list = (items: number) => `[${'0,'.repeat(items)}0]`
const apply = (formInfo: string) =>
  JSON.stringify({
    orgId: DEMO,
    oneMemberCode: '01',
    oneMemberType: '101',
    memberType: '10101',
    isRead: 'yes',
    formInfo,
    optionCode: '01',
    status: '01',
  })

/** Body, content type and the status it must have. */
const HOSTILE: [name: string, body: string, type: string, status: number][] = [
  ['NUL in a text', '{"orgId":"a\\u0000b"}', 'application/json', 400],
  ['a lone surrogate', '{"orgId":"\\ud800"}', 'application/json', 400],
  ['a lone low surrogate in a key', '{"\\udc00":1}', 'application/json', 400],
  ['33 levels', deep(33), 'application/json', 400],
  ['100,000 levels', deep(100_000), 'application/json', 413],
  ['null', 'null', 'application/json', 400],
  ['a number', '1', 'application/json', 400],
  ['nothing', '', 'application/json', 400],
  ['malformed JSON', '{"orgId":', 'application/json', 400],
  ['__proto__', '{"__proto__":{"admin":true}}', 'application/json', 400],
  ['constructor.prototype', '{"constructor":{"prototype":{"a":1}}}', 'application/json', 400],
  ['an extra field', `{"orgId":"${DEMO}","status":"99"}`, 'application/json', 400],
  ['a number for a text', `{"orgId":"${DEMO}","mobile":13800000000}`, 'application/json', 400],
  ['a huge id', `{"id":"${'9'.repeat(5000)}"}`, 'application/json', 400],
  ['plain text', 'hello', 'text/plain', 415],
  ['a form', 'a=1', 'application/x-www-form-urlencoded', 415],
  ['XML', '<a/>', 'application/xml', 415],
  ['a megabyte of nothing', list(500_000), 'application/json', 413],
  ['a form text of nothing', apply(list(90_000)), 'application/json', 413],
  ['1.5 MB', JSON.stringify({ a: 'x'.repeat(1_500_000) }), 'application/json', 413],
  ['NUL inside the form text', apply('{"realName":"\\u0000"}'), 'application/json', 400],
  ['a form text that is no object', apply('[1]'), 'application/json', 400],
  ['a form text that is no JSON', apply('{{'), 'application/json', 400],
  ['a form text 40 levels deep', apply(`{"a":${deep(40)}}`), 'application/json', 400],
]

const WRITES = (Object.keys(CALLS) as OperationId[]).filter((id) => CALLS[id].body)

describe.each(HOSTILE)('%s', (_name, body, type, status) => {
  test('is refused with a Chinese sentence', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: CALLS.memberApply.path,
      headers: { ...who, host: 'localhost', 'content-type': type },
      payload: body,
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ msg: expect.stringMatching(/\p{Script=Han}/u) })
  })

  test('is a 4xx for every call that takes a body', async () => {
    for (const id of WRITES) {
      const { method, path } = CALLS[id]
      const headers = { host: 'localhost', 'content-type': type }
      const answer = await server.app.inject({ method, url: path, headers, payload: body })
      expect([id, Math.floor(answer.statusCode / 100)]).toEqual([id, 4])
    }
  })
})

test.each([
  '/api/mo/v1/open/notice/%00',
  '/api/mo/v1/open/notice/%ED%A0%80',
  '/api/mo/v1/open/notice/%',
  `/api/mo/v1/open/notice/${'9'.repeat(5000)}`,
  '/api/mo/v1/open/notice/1%20or%201=1',
  '/api/mo/v1/open/notice/..%2f..%2fetc',
  '/api/user/v1/open/validMobile?mobile=1380000000%00',
  '/api/user/v1/open/validMobile?mobile=13800000001&mobile=13800000002',
  '/api/user/v1/open/validMobile?mobile=13800000001&extra=1',
  '/api/mo/v1/open/notice/user/page?current=1e9&size=10&orgId=1',
  '/api/nothing',
  '/assets/demo/../../package.json',
  '/assets/demo/x/%2e%2e%2fpackage.json',
])('the address %s is a 4xx with a sentence', async (url) => {
  const answer = await server.app.inject({ url, headers: { host: 'localhost' } })
  expect(Math.floor(answer.statusCode / 100)).toBe(4)
  expect(answer.json().msg).toMatch(/\p{Script=Han}/u)
})
