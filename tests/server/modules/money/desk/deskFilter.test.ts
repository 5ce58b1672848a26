import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/calls.ts'
import { DEMO, type Visitor } from '../../../support/visitor.ts'
import { type DuesWorld, duesWorld, ordered, told } from '../support/duesWorld.ts'
import { arrives, paidMember, staffOf, submittedMember } from '../support/money.ts'

type Filter = Omit<CallInput<'duesExport'>, 'tab' | 'format'>
type Tab = CallInput<'duesDeskPage'>['tab']

const PERSON = { type: '01', name: '收票人', email: 'who@example.org', receiveMethod: '03' }
const DAY = 24 * 3_600_000

let world: DuesWorld
let staff: Visitor
/** Trade numbers in the order the money came: paid, waiting with an odd sum, refunded the day after. */
const came: { paid: string; odd: string; refunded: string } = { paid: '', odd: '', refunded: '' }

beforeAll(async () => {
  world = await duesWorld()
  staff = await staffOf(world)
  came.paid = (await paidMember(world, { realName: '甲缴费' })).tradeNo
  const { id, who } = await world.member({ realName: '乙多付' })
  came.odd = await arrives(world, (await ordered(world, who, await told(who, id))).tradeRef, 12_345)
  world.server.advance(DAY)
  staff = await staffOf(world)
  came.refunded = await arrives(world, 'nobodys0000000000000009')
  const [row] = (await page('reconcile', { keyword: came.refunded })).records
  await staff.call('reconcileHandle', { id: row?.id ?? '', remedy: 'refund', note: '退回' })
})
afterAll(() => world.server.close())

const page = (tab: Tab, filter: Filter = {}) =>
  staff.call('duesDeskPage', { tab, orgId: DEMO, current: 1, size: 200, ...filter })

/** The payments of this file among those found, with what all found come to. */
async function found(filter: Filter): Promise<string[]> {
  const { records } = await page('payment', filter)
  const names = Object.entries(came)
  return names.filter(([, no]) => records.some(({ tradeNo }) => tradeNo === no)).map(([key]) => key)
}

describe('payments are found', () => {
  test.each<[string, Filter, string[]]>([
    ['of every day without a filter', {}, ['paid', 'odd', 'refunded']],
    ['until a day, inclusive', { until: '2026-11-20' }, ['paid', 'odd']],
    ['from a day on, inclusive', { from: '2026-11-21' }, ['refunded']],
    ['of one day', { from: '2026-11-20', until: '2026-11-20' }, ['paid', 'odd']],
    ['by method', { method: '0101' }, ['paid', 'odd', 'refunded']],
    ['by another method', { method: '0102' }, []],
    ['of an amount at least', { least: '123.46' }, ['paid', 'refunded']],
    ['of an amount at most, inclusive', { most: '123.45' }, ['odd']],
    ['of an amount that no payment can have', { least: '999999999' }, []],
    ['of no such amount', { most: '999999999' }, ['paid', 'odd', 'refunded']],
    ['that pay years', { status: 'credit' }, ['paid']],
    ['that wait for staff', { status: 'waiting' }, ['odd']],
    ['that were given back', { status: 'refund' }, ['refunded']],
    ['by nothing that only invoices have', { status: 'issued' }, []],
    ['where all of it fits', { from: '2026-11-20', most: '200', status: 'waiting' }, ['odd']],
  ])('%s', async (_what, filter, expected) => {
    expect(await found(filter)).toEqual(expected)
  })
})

test('the sum beside a list is that of all rows found, not of the page shown', async () => {
  const filter = { until: '2026-11-20', keyword: '' }
  const all = await page('payment', filter)
  const fen = all.records.reduce((sum, row) => sum + Number(row.totalAmount) * 100, 0)
  const one = await staff.call('duesDeskPage', {
    tab: 'payment',
    orgId: DEMO,
    current: 1,
    size: 1,
    ...filter,
  })
  expect(one.totalAmount).toBe((fen / 100).toFixed(2))
  expect((await page('payment', { from: '2026-12-01' })).totalAmount).toBe('0.00')
})

test('transfers are filtered by the day they were submitted, and have no status', async () => {
  const { orderId } = await submittedMember(world, { realName: '丙转账' })
  const ids = async (filter: Filter) => (await page('offline', filter)).records.map(({ id }) => id)
  expect(await ids({ from: '2026-11-21', method: '02' })).toContain(orderId)
  expect(await ids({ until: '2026-11-20' })).not.toContain(orderId)
  expect(await ids({ status: 'waiting' })).toEqual([])
})

test('invoices are filtered by their state', async () => {
  for (const realName of ['丁发票', '戊发票'])
    await paidMember(world, { realName }, { invoiceInfo: PERSON })
  const ids = async (filter: Filter) => (await page('invoice', filter)).records.map(({ id }) => id)
  const [returned] = await ids({ keyword: '丁发票' })
  const opinion = { decision: 'return', opinion: '抬头有误' } as const
  await staff.call('invoiceHandle', { id: returned ?? '', ...opinion })
  expect(await ids({ status: 'returned' })).toEqual([returned])
  expect(await ids({ status: 'requested' })).toEqual(await ids({ keyword: '戊发票' }))
  expect(await ids({ status: 'issued' })).toEqual([])
})

test('an export holds what its list shows', async () => {
  const filter = { until: '2026-11-20', status: 'waiting' } as const
  const { content } = await staff.call('duesExport', { tab: 'payment', format: 'csv', ...filter })
  const text = Buffer.from(await content.arrayBuffer()).toString('utf8')
  expect(text).toContain(came.odd)
  expect(text.trim().split('\r\n')).toHaveLength((await page('payment', filter)).total + 1)
})

test.each([{ from: '2026-02-31' }, { least: '-1' }, { most: '1.234' }])(
  'what is no day or amount is refused: %j',
  async (filter) => {
    const asked = { tab: 'payment', orgId: DEMO, current: 1, size: 10, ...filter } as const
    expect(await staff.ask('duesDeskPage', asked)).toMatchObject({ status: 400 })
  },
)

test('a name that more than 650 members have is refused, one that some have is found', async () => {
  const { id } = await paidMember(world, { realName: '己众多' })
  const copied = (count: number) =>
    world.server.parts.store.tx(DEMO, ({ db, orgId }) =>
      sql`insert into member_application (org_id, id, one_member_code, one_member_type, two_member_code,
          member_type, form_info, form_hash, real_name, real_name_codes, status, enclosure, join_method, is_read, created_at, updated_at)
        select org_id, id || ${count}::int || n, one_member_code, one_member_type, two_member_code, member_type,
          form_info, form_hash, real_name, real_name_codes, status, enclosure, join_method, is_read, created_at, updated_at
        from member_application, generate_series(1, ${count}::int) n
        where org_id = ${orgId} and id = ${id}`.execute(db),
    )
  await copied(649)
  for (const keyword of ['己众', '己众多'])
    expect(await page('payment', { keyword })).toMatchObject({ total: 1 })
  await copied(1)
  const asked = { tab: 'payment', orgId: DEMO, current: 1, size: 10, keyword: '己众' } as const
  expect(await staff.ask('duesDeskPage', asked)).toMatchObject({ status: 400 })
})
