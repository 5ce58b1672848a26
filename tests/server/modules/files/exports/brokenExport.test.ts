import { afterAll, beforeAll, expect, test } from 'vitest'
import { PART_ROWS } from '#server/store/queries/keyset.ts'
import { entered, logOf } from '../../../base/activity/log.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { DEMO, type Visitor, visitor } from '../../../support/visitor.ts'
import { exported, insertPayments } from './manyPayments.ts'

const PARTS = 40

let server: TestApp
let staff: Visitor
beforeAll(async () => {
  server = await openApp()
  await insertPayments(server, PARTS * PART_ROWS)
  staff = visitor(server)
  await staff.login('staff', 'Staff-2026')
})
afterAll(() => server.close())

test.each(['csv', 'xlsx'] as const)(
  'whoever stops taking a %s ends its reading, and is told of once as broken off',
  async (format) => {
    const { used, file } = await exported(server, format)
    const told: unknown[] = []
    file.stream.whenEnded(async (end) => void told.push(end))
    for await (const _chunk of file.stream.bytes) break
    await expect.poll(() => told).toHaveLength(1)
    const { transactions } = used
    expect(transactions).toBeLessThan(PARTS)
    expect(told).toEqual([{ outcome: 'broken', rows: (transactions - 1) * PART_ROWS }])
    await logOf(server)
    expect(used.transactions).toBe(transactions)
  },
)

test('no transaction is open while the client takes its time', async () => {
  const { file } = await exported(server, 'csv')
  const chunks = file.stream.bytes[Symbol.asyncIterator]()
  await chunks.next()
  // The embedded database has one connection: this would wait for it.
  expect(await staff.call('loginInfo', {})).toMatchObject({ userType: '9' })
  await chunks.return?.()
})

test('an account has one export at a time, and another account its own', async () => {
  const { id } = await staff.call('loginInfo', {})
  const { file } = await exported(server, 'csv', id)
  const again = await staff.ask('duesExport', { tab: 'offline', format: 'csv' })
  expect(again).toMatchObject({ status: 409, msg: expect.stringContaining('还没有结束') })
  const other = await exported(server, 'csv', 'other')
  other.file.stream.bytes.destroy()
  file.stream.bytes.destroy()
  const later = async () =>
    (await staff.ask('duesExport', { tab: 'offline', format: 'csv' })).status
  await expect.poll(later).toBe(200)
})

test('the log has the filter, who exported, and its end with the number of rows', async () => {
  const filter = {
    from: '2026-01-01',
    until: '2026-12-31',
    method: '0101',
    status: 'waiting',
  } as const
  const [begin, end, ...more] = await entered(server, () =>
    staff.call('duesExport', { tab: 'payment', format: 'csv', keyword: '顾', ...filter }),
  )
  const said = { tab: 'payment', format: 'csv', ...filter }
  expect(begin?.detail).toEqual({ said, by: ['keyword'], rows: 0 })
  expect(end?.detail).toEqual({ said, by: ['keyword'], rows: 0, ended: 'complete' })
  expect(end).toMatchObject({ kind: 'export', operation: 'duesExport', whoId: begin?.whoId })
  expect(more).toEqual([])
  const { records } = await staff.call('logPage', { orgId: DEMO, current: 1, size: 10 })
  expect(records[0]?.detail).toBe(
    '栏目：缴费记录；开始日期：2026-01-01；结束日期：2026-12-31；格式：csv；缴费方式：支付宝；状态：待核对；按关键字查找；0 条；已全部导出',
  )
})
