import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/calls.ts'
import { DEMO, type Visitor } from '../../../support/visitor.ts'
import { arrivals } from '../support/arrivals.ts'
import { type DuesWorld, duesWorld, ordered, told } from '../support/duesWorld.ts'
import { staffOf, submittedMember } from '../support/money.ts'

let world: DuesWorld
let staff: Visitor
/** The account behind `staff`, as the database has it. */
let clerk: { id: string; realName: string | null }
beforeAll(async () => {
  world = await duesWorld()
  staff = await staffOf(world)
  clerk = await world.tx((tx) =>
    tx.db
      .selectFrom('account')
      .where('orgId', '=', DEMO)
      .where('userName', '=', 'staff')
      .select(['id', 'realName'])
      .executeTakeFirstOrThrow(),
  )
})
afterAll(() => world.server.close())
const { arrives, keptOf, memberOf, orderOf } = arrivals(() => world)

type Tab = CallInput<'duesDeskPage'>['tab']
const rowOf = async (tab: Tab, keyword: string) => {
  const page = { tab, orgId: DEMO, current: 1, size: 10, keyword }
  return (await staff.call('duesDeskPage', page)).records[0]
}
const names = { next: 1 }
const freshName = () => `确认${String.fromCodePoint(0x4e00 + names.next++)}`

const signed = (opinion: string) => ({
  decidedBy: clerk.id,
  decidedByName: clerk.realName,
  decidedAt: expect.any(Date),
  decidedOpinion: opinion,
})
const shown = () => ({ handledBy: clerk.realName, handledAt: expect.any(String) })

describe('what staff decide about money bears account, name, time and opinion', () => {
  test('a confirmed transfer: its order, its payment, the list of payments', async () => {
    const realName = freshName()
    const { orderId } = await submittedMember(world, { realName })
    const input = { id: orderId, decision: 'approve', opinion: ' 回单 8842 ' } as const
    expect(await staff.call('offlineDecide', input)).toMatchObject({ outcome: 'paid' })
    expect(await orderOf(orderId)).toMatchObject({ ...signed('回单 8842'), opinion: '' })
    const payment = await world.tx((tx) =>
      tx.db
        .selectFrom('duesPayment')
        .where('orderId', '=', orderId)
        .selectAll()
        .executeTakeFirstOrThrow(),
    )
    expect(payment).toMatchObject(signed('回单 8842'))
    expect(await rowOf('payment', realName)).toMatchObject({ ...shown(), opinion: '回单 8842' })
  })

  test('a returned transfer stays on a tab of its own', async () => {
    const realName = freshName()
    const { orderId, who } = await submittedMember(world, { realName })
    await staff.call('offlineDecide', { id: orderId, decision: 'return', opinion: '金额不足' })
    expect(await orderOf(orderId)).toMatchObject(signed('金额不足'))
    expect(await rowOf('offline', realName)).toBeUndefined()
    expect(await rowOf('returned', realName)).toMatchObject({
      ...shown(),
      id: orderId,
      tab: 'returned',
      statusName: '已退回',
      opinion: '金额不足',
      isOpen: false,
    })
    expect(await who.call('duesOrder', { id: orderId })).toMatchObject({ opinion: '金额不足' })
  })

  test('an order that its owner gave up was not returned', async () => {
    const realName = freshName()
    const { orderId, who } = await submittedMember(world, { realName })
    await who.call('orderCancel', { id: orderId })
    expect(await rowOf('returned', realName)).toBeUndefined()
  })

  test('money that was kept', async () => {
    const { realName, entry } = await doubleMoney()
    await staff.call('reconcileHandle', { id: entry, remedy: 'refund', note: '原路退回' })
    const kept = await world.tx((tx) =>
      tx.db.selectFrom('duesReconcile').where('id', '=', entry).selectAll().executeTakeFirst(),
    )
    expect(kept).toMatchObject({ handledBy: clerk.realName, handledByAccount: clerk.id })
    expect(await rowOf('reconcile', realName)).toMatchObject(shown())
  })

  test('money that a provider told of was confirmed by nobody', async () => {
    const realName = freshName()
    const { id, who } = await world.member({ realName })
    await arrives((await ordered(world, who, await told(who, id))).tradeRef)
    expect(await rowOf('payment', realName)).not.toHaveProperty('handledBy')
  })
})

/** A member who has paid the same notice by two methods, and the order whose money was kept. */
async function doubleMoney() {
  const realName = freshName()
  const { id, who } = await world.member({ realName })
  const notice = await told(who, id)
  const first = await ordered(world, who, notice, '0101')
  const second = await ordered(world, who, notice, '0102')
  await arrives(first.tradeRef)
  await arrives(second.tradeRef, 20_000, undefined, '0102')
  const [entry] = await keptOf(id)
  return { realName, id, who, second, entry: entry?.id ?? '' }
}

describe('approving an order whose years are paid', () => {
  test('shows the end of the term beforehand, says what became of the money, and keeps it', async () => {
    const realName = freshName()
    const { id, who, orderId } = await submittedMember(world, { realName })
    await arrives((await ordered(world, who, await told(who, id))).tradeRef)
    expect(await rowOf('offline', realName)).toMatchObject({
      endAt: '2026-12-31',
      isPaidYear: true,
    })
    const answer = await staff.call('offlineDecide', { id: orderId, decision: 'approve' })
    expect(answer).toEqual({
      outcome: 'kept',
      message:
        '这笔款项不能缴清该订单的年度，会籍没有延长，款项已转入“待核对款项”，可在那里入账或登记退款',
    })
    expect(await rowOf('reconcile', realName)).toMatchObject({ isOpen: true, ...shown() })
    expect(await orderOf(orderId)).toMatchObject(signed(''))
  })

  test('an order of unpaid years says nothing of the kind', async () => {
    const realName = freshName()
    await submittedMember(world, { realName })
    const row = await rowOf('offline', realName)
    expect(row).not.toHaveProperty('endAt')
    expect(row).toMatchObject({ isPaidYear: false })
  })
})

describe('a credited order', () => {
  test('names the years its money paid, everywhere, and is not closed', async () => {
    const { realName, id, who, second, entry } = await doubleMoney()
    expect(await orderOf(second.id)).toMatchObject({ status: 'closed', closedAt: expect.any(Date) })
    await staff.call('reconcileHandle', { id: entry, remedy: 'credit', note: '转入下一年度' })
    expect(await orderOf(second.id)).toMatchObject({ status: 'paid', closedAt: null })
    expect(await who.call('duesOrder', { id: second.id })).toMatchObject({
      year: '2027',
      statusName: '已缴费',
      feeDetail: [{ startAt: '2027-01-01', endAt: '2027-12-31', totalAmount: '200.00' }],
    })
    expect(await rowOf('reconcile', realName)).toMatchObject({ year: '2027' })
    expect(await memberOf(id)).toMatchObject({ endAt: '2027-12-31' })
  })

  test('that was paid before keeps its year; the payment that was credited names its own', async () => {
    const realName = freshName()
    const { id, who } = await world.member({ realName })
    const order = await ordered(world, who, await told(who, id))
    await arrives(order.tradeRef)
    await arrives(order.tradeRef)
    const [entry] = await keptOf(id)
    await staff.call('reconcileHandle', { id: entry?.id ?? '', remedy: 'credit', note: '续缴' })
    expect(await who.call('duesOrder', { id: order.id })).toMatchObject({ year: '2026' })
    const page = { tab: 'payment', orgId: DEMO, current: 1, size: 10, keyword: realName } as const
    const { records } = await staff.call('duesDeskPage', page)
    expect(records.map(({ year }) => year).sort()).toEqual(['2026', '2027'])
  })
})
