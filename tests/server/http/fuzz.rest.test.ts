import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALLS } from '#contract/allCalls.ts'
import type { OperationId } from '#contract/calls.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { DEMO, requestOf } from '../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const IDS = Object.keys(CALLS) as OperationId[]

/** Values near what calls expect, and far from it. */
const value = fc.oneof(
  fc.constantFrom(DEMO, '01', '02', '99', '10101', '13800000001', 'yes', '{}', '[]', '{"a":1}'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.jsonValue({ maxDepth: 3 }),
)
const NAMES = [
  'orgId',
  'id',
  'mobile',
  'validCode',
  'userPwd',
  'userName',
  'formInfo',
  'status',
  'optionCode',
  'enclosure',
  'memberType',
  'oneMemberType',
  'oneMemberCode',
  'isRead',
  'current',
  'size',
  'keyword',
  'purpose',
  'name',
  'decision',
  'opinion',
  'functionCode',
  'objId',
  'host',
  'realName',
  'areaCode',
]
const input = fc.dictionary(fc.constantFrom(...NAMES), value, { maxKeys: 10 })

test('no generated request is answered 5xx, except by calls that are not built', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...IDS), input, async (id, given) => {
      const answer = await server.app.inject({
        ...requestOf(id, given),
        headers: { host: 'localhost', 'x-forwarded-for': '10.9.9.9' },
      })
      expect([200, 400, 401, 403, 404, 409, 413, 422, 429, 501]).toContain(answer.statusCode)
      expect(answer.json()).toHaveProperty('msg')
    }),
    { numRuns: 600 },
  )
})
