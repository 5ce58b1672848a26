import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { lineOf } from '#lint/document/lineOf.ts'
import { lintApi } from '#lint/lintApi.ts'

const contract = readFileSync(resolve(import.meta.dirname, '../../schemas/api.json'), 'utf8')
/** As people write it, a member a line. */
const clean = JSON.stringify(JSON.parse(contract), null, 2)
const lint = (text: string) => lintApi({ file: 'api.json', id: 'api', text })

test('the contract itself has no finding', () => {
  expect(lint(contract)).toEqual([])
})

test.each([
  ['neither data nor a file', ''],
  ['both', '"x-data": {}, "x-file": ["text/csv"]'],
])('a call that answers %s is found at its key', (_, put) => {
  const text = clean.replace(/"x-file": \[[^\]]*\]/, put === '' ? '"x-ours": true' : put)
  const [found, ...more] = lint(text)
  expect(found?.message).toMatch(/^\/api\/\S+ 缺少 .*x-data.*x-file/)
  expect(more).toEqual([])
})

test.each([
  [
    'a doubled operationId',
    '"operationId": "auditPage"',
    '"operationId": «"noticeDetail"',
    /noticeDetail/,
  ],
  [
    'a missing operationId',
    '"get": {\n        "operationId": "noticePage",',
    '«"get": {',
    /operationId/,
  ],
  ['a dangling reference', '"#/components/schemas/Site"', '«"#/components/schemas/Sight"', /Sight/],
  [
    'a path name nobody declares',
    '"/api/mo/v1/open/notice/{id}": {\n      "get"',
    '"/api/mo/v1/open/notice/{id}/{x}": {\n      «"get"',
    /\{x\}/,
  ],
  [
    'a declared name the path lacks',
    '"/api/mo/v1/open/notice/{id}"',
    '"/api/mo/v1/open/notice"',
    /\{id\}/,
  ],
  ['text that is not JSON', '"openapi": "3.1', '"openapi" «"3.1', /冒号/],
])('%s is found', (_, find, put, said) => {
  expect(clean.split(find).length - 1).toBeGreaterThan(0)
  const marked = clean.replace(find, put)
  const text = marked.replace('«', '')
  const [found] = lint(text)
  expect(found?.message).toMatch(said)
  if (marked !== text) expect(found).toMatchObject(lineOf({ text }, marked.indexOf('«')))
})
