import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkAnswers } from '#server/calls/checkAnswers.ts'
import { sendFile } from '#server/calls/sendFile.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { requestOf, type Visitor, visitor } from '../support/visitor.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

let server: TestApp
let staff: Visitor
beforeAll(async () => {
  server = await openApp()
  staff = visitor(server)
  await staff.login('staff', 'Staff-2026')
})
afterAll(() => server.close())

const exported = (input: object, token = staff.token) =>
  server.app.inject({
    ...requestOf('exportUsers', input as Record<string, unknown>),
    headers: { host: 'localhost', ...(token && { authorization: `Bearer ${token}` }) },
  })

describe('a call that answers a file', () => {
  test.each([
    ['csv', 'text/csv', '\uFEFF姓名'],
    ['xlsx', XLSX, 'PK\x03\x04'],
  ])(
    'gives %s itself, to be saved under its name and kept nowhere',
    async (format, type, begin) => {
      const { statusCode, headers, rawPayload } = await exported({ format })
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': type,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      expect(headers['content-disposition']).toMatch(
        new RegExp(`^attachment; filename\\*=UTF-8''%E7%94%A8%E6%88%B7-\\d{12}\\.${format}$`),
      )
      expect(rawPayload.subarray(0, Buffer.byteLength(begin)).toString()).toBe(begin)
    },
  )

  test('is refused like any other, in the envelope', async () => {
    const member = visitor(server)
    await member.login('13800000002', 'Member-2026')
    const answers = [
      await exported({ format: 'csv' }, ''),
      await exported({ format: 'csv' }, member.token),
      await exported({ format: 'pdf' }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 400])
    const named = { errors: { format: expect.any(String) } }
    expect(answers.map(({ json }) => json().data)).toEqual([null, null, named])
    for (const { headers, json } of answers) {
      expect(headers['content-type']).toMatch(/^application\/json/)
      expect(headers).not.toHaveProperty('content-disposition')
      expect(json()).toMatchObject({ msg: expect.stringMatching(/\p{Script=Han}/u) })
    }
  })
})

/** An app of one route that answers this file, as `bindCalls` makes it. */
async function answering(name: string, type: string, answers = { 'text/csv': {} }) {
  const app = fastify()
  app.decorateRequest('sealed', null)
  checkAnswers(app)
  app.get('/', { config: { operationId: 'x', answers } }, (request, reply) =>
    sendFile(request, reply, { name, content: new Blob(['a'], { type }) }),
  )
  return app.inject('/')
}

test.each([
  ['缴费记录.csv', '%E7%BC%B4%E8%B4%B9%E8%AE%B0%E5%BD%95.csv'],
  [`it's (2)*.csv`, 'it%27s%20%282%29%2A.csv'],
  ['a"; b=c.csv', 'a%22%3B%20b%3Dc.csv'],
  ['a\r\nset-cookie: b.csv', 'a%0D%0Aset-cookie%3A%20b.csv'],
])('the name %j ends nothing of its header', async (name, written) => {
  const { headers } = await answering(name, 'text/csv')
  expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${written}`)
})

test('a file of a type the contract does not name is found', async () => {
  expect((await answering('a.html', 'text/html')).statusCode).toBe(500)
  expect((await answering('a.csv', 'text/csv')).statusCode).toBe(200)
})
