import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PART_ROWS } from '#server/store/queries/keyset.ts'
import { unzipped } from '../../../../support/readXlsx.ts'
import { logOf } from '../../../base/activity/log.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { requestOf, visitor } from '../../../support/visitor.ts'
import { exported, insertLater, insertPayments } from './manyPayments.ts'

const MANY = 120_000

/** Rows that may be read and not yet taken: some parts, whatever the whole has. */
const UNDER_WAY = 10 * PART_ROWS

let server: TestApp
beforeAll(async () => {
  server = await openApp()
  await insertPayments(server, MANY)
})
afterAll(() => server.close())

test('a CSV file of 120,000 payments has each once, and few rows wait at a time', async () => {
  const { used, file } = await exported(server, 'csv')
  const trades = new Set<string | undefined>()
  let lines = 0
  let most = 0
  let rest = ''
  for await (const chunk of file.stream.bytes) {
    const whole = (rest + String(chunk)).split('\r\n')
    rest = whole.pop() ?? ''
    lines += whole.length
    most = Math.max(most, (used.transactions - 1) * PART_ROWS - lines)
    for (const line of whole.slice(lines === whole.length ? 1 : 0))
      trades.add(/,(T\d+E),/.exec(line)?.[1])
  }
  expect([lines - 1, trades.size, trades.has(undefined)]).toEqual([MANY, MANY, false])
  expect(most).toBeLessThan(UNDER_WAY)
})

test('a client that goes away ends the reading, and the log says how far it came', async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.app.server.address() as AddressInfo
  const staff = visitor(server)
  await staff.login('staff', 'Staff-2026')
  const { method, url, payload } = requestOf('duesExport', { tab: 'payment', format: 'csv' })
  const gone = new AbortController()
  const response = await fetch(`http://localhost:${port}${url}`, {
    method,
    body: JSON.stringify(payload),
    headers: { authorization: `Bearer ${staff.token}`, 'content-type': 'application/json' },
    signal: gone.signal,
  })
  expect(response.status).toBe(200)
  await response.body?.getReader().read()
  gone.abort()
  const endOf = async () => (await logOf(server)).find(({ detail }) => detail.ended)?.detail
  await expect.poll(endOf).toMatchObject({ ended: 'broken' })
  expect((await endOf())?.rows).toBeLessThan(MANY)
})

test('a workbook of as many has each once, without what was paid since it began', async () => {
  const { file } = await exported(server, 'xlsx')
  const chunks: Buffer[] = []
  for await (const chunk of file.stream.bytes) {
    if (chunks.length === 0) await insertLater(server)
    chunks.push(chunk as Buffer)
  }
  const sheet = unzipped(Buffer.concat(chunks)).get('xl/worksheets/sheet1.xml') ?? ''
  const trades = [...sheet.matchAll(/>(T\w+E)</g)].map(([, trade]) => trade)
  expect([trades.length, new Set(trades).size]).toEqual([MANY, MANY])
})
