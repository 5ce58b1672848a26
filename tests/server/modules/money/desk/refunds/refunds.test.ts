import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { takeTold } from '#server/modules/money/desk/refunds/takeTold.ts'
import { settleNotified } from '#server/modules/money/settlement/settle.ts'
import { publish } from '../../../../support/publish.ts'
import { staffWith } from '../../../../support/staffWith.ts'
import { DEMO, type Visitor } from '../../../../support/visitor.ts'
import { arrivals } from '../../support/arrivals.ts'
import { type DuesWorld, duesWorld } from '../../support/duesWorld.ts'
import { submittedMember } from '../../support/money.ts'
import { waysBack } from '../../support/ways.ts'

let world: DuesWorld
let staff: Visitor
let second: Visitor
beforeAll(async () => {
  world = await duesWorld()
  staff = await staffWith(world.server, 'dues')
  second = await staffWith(world.server, 'dues')
})
afterAll(() => world.server.close())
beforeEach(() => publish(world.server, { 'staff.json': '{}' }))

const { expectBalance, anOrder } = arrivals(() => world)
const { undo, deedOf, handle, openCredits, paymentOf, refundsOf } = waysBack(
  () => world,
  () => staff,
)

/** Money that pays 2026 at the provider and is credit again. */
async function credited() {
  const { id, order } = await anOrder()
  const trade = world.alipay.pay(order.tradeRef)
  await world.server.work()
  if (!trade) throw new Error('not paid')
  await settleNotified(world.server.parts, DEMO, '0101', trade)
  const paymentId = await paymentOf(trade.tradeNo)
  await undo(await deedOf(paymentId, 'apply'))
  const [credit] = await openCredits(paymentId)
  return { id, trade, paymentId, credit: credit?.id ?? '' }
}

const stateOf = async (paymentId: string) =>
  (await refundsOf(paymentId)).map(({ state, fen }) => [state, fen])

describe('a refund by the provider', () => {
  test('is asked for by a job, and done when the provider says so', async () => {
    const { paymentId, credit } = await credited()
    expect(await handle(credit, { remedy: 'refund' })).toMatchObject({
      data: { outcome: 'booked' },
    })
    expect(await stateOf(paymentId)).toEqual([['pending', 20_000]])
    expect(await openCredits(paymentId)).toEqual([])
    await world.server.work()
    expect(await stateOf(paymentId)).toEqual([['done', 20_000]])
    await expectBalance()
  })

  test('of a part leaves the rest as credit', async () => {
    const { paymentId, credit } = await credited()
    await handle(credit, { remedy: 'refund', amount: '80.00' })
    await world.server.work()
    expect(await stateOf(paymentId)).toEqual([['done', 8_000]])
    expect(await openCredits(paymentId)).toMatchObject([{ fen: 12_000, reason: 'rest' }])
    await expectBalance()
  })

  test('whose answer is lost is asked for again and paid back once', async () => {
    const { trade, paymentId, credit } = await credited()
    world.alipay.breakNext('refund', 'after')
    await handle(credit, { remedy: 'refund' })
    await expect(world.server.work()).rejects.toThrow('socket hang up')
    expect(await stateOf(paymentId)).toEqual([['pending', 20_000]])
    world.server.advance(120_000)
    await world.server.work()
    expect(await stateOf(paymentId)).toEqual([['done', 20_000]])
    expect(
      await world.alipay.queryRefunded({ ...trade, totalFen: 20_000, createdAt: trade.paidAt }),
    ).toEqual({ isRefunded: true, fen: 20_000 })
  })

  test('that is refused is credit again, with the provider’s words', async () => {
    const { trade, paymentId, credit } = await credited()
    await world.alipay.refund({
      ...{ ...trade, refundRef: 'ELSEWHERE', totalFen: 20_000, createdAt: trade.paidAt },
      reason: '',
    })
    await handle(credit, { remedy: 'refund' })
    await world.server.work()
    expect(await refundsOf(paymentId)).toMatchObject([{ state: 'failed', message: '退款金额超限' }])
    expect(await openCredits(paymentId)).toMatchObject([{ fen: 20_000, reason: 'unrefunded' }])
    await expectBalance()
  })

  test.each([
    ['is what the credit was', false, 'done'],
    ['is to be explained where the credit pays a year by then', true, 'seen'],
  ])('that failed and is paid back after all %s', async (_, isUsed, state) => {
    const { paymentId, credit } = await credited()
    const { refund: pays } = world.alipay
    world.alipay.refund = () =>
      Promise.resolve({ state: 'refused', code: 'ABNORMAL', message: '退款异常' })
    await handle(credit, { remedy: 'refund' })
    await world.server.work()
    world.alipay.refund = pays
    expect(await stateOf(paymentId)).toEqual([['failed', 20_000]])
    const [again] = await openCredits(paymentId)
    if (isUsed) await handle(again?.id ?? '', { remedy: 'credit' })
    const [{ refundRef } = { refundRef: '' }] = await refundsOf(paymentId)
    const refundedAt = world.server.now()
    const outcome = { state: 'done', refundNo: `R${refundRef}`, fen: 20_000, refundedAt } as const
    for (const told of [1, 2]) {
      await takeTold(world.server.parts, DEMO, '0101', { refundRef, outcome })
      expect([told, await stateOf(paymentId)]).toEqual([told, [[state, 20_000]]])
    }
    expect(await openCredits(paymentId)).toEqual([])
    await expectBalance()
  })

  test('made at the provider is noticed by a query, and is what credit of the same sum was', async () => {
    const { trade, paymentId } = await credited()
    const asked = { ...trade, totalFen: 20_000, createdAt: trade.paidAt, reason: '' }
    await world.alipay.refund({ ...asked, refundRef: `DESK${paymentId}` })
    const said = await staff.call('refundQuery', { id: paymentId })
    expect(said.message).toContain('另有退款200.00元')
    expect(await stateOf(paymentId)).toEqual([['done', 20_000]])
    expect(await openCredits(paymentId)).toEqual([])
    expect((await staff.call('refundQuery', { id: paymentId })).message).toContain('与账务一致')
    await expectBalance()
  })

  test('of money that pays years waits to be explained: released, and registered by hand', async () => {
    const { order } = await anOrder()
    const trade = world.alipay.pay(order.tradeRef)
    if (!trade) throw new Error('not paid')
    await settleNotified(world.server.parts, DEMO, '0101', trade)
    const paymentId = await paymentOf(trade.tradeNo)
    const asked = { ...trade, totalFen: 20_000, createdAt: trade.paidAt, reason: '' }
    await world.alipay.refund({ ...asked, refundRef: `SEEN${paymentId}` })
    await staff.call('refundQuery', { id: paymentId })
    expect(await stateOf(paymentId)).toEqual([['seen', 20_000]])
    await undo(await deedOf(paymentId, 'apply'))
    const [credit] = await openCredits(paymentId)
    const byHand = { remedy: 'refund', way: 'hand', refundNo: '商户平台' } as const
    expect(await handle(credit?.id ?? '', byHand)).toMatchObject({ data: { outcome: 'booked' } })
    expect(await stateOf(paymentId)).toEqual([['done', 20_000]])
    await expectBalance()
  })
})

describe('a refund by hand', () => {
  test('needs the number of its voucher, and is done at once', async () => {
    const { orderId } = await submittedMember(world)
    await staff.call('offlineDecide', { id: orderId, decision: 'approve' })
    const paymentId = await paymentOf(orderId)
    await undo(await deedOf(paymentId, 'apply'))
    const [credit] = await openCredits(paymentId)
    expect(await handle(credit?.id ?? '', { remedy: 'refund' })).toMatchObject({
      status: 400,
      msg: '请填写退款凭证号',
    })
    const paid = { remedy: 'refund', refundNo: ' 回单 7 ' } as const
    expect(await handle(credit?.id ?? '', paid)).toMatchObject({ data: { outcome: 'booked' } })
    expect(await refundsOf(paymentId)).toMatchObject([{ state: 'done', refundNo: '回单 7' }])
    await expectBalance()
  })
})

describe('where two persons are required', () => {
  const demand = (moneyAbove: string) =>
    publish(world.server, { 'staff.json': JSON.stringify({ twoPersons: { moneyAbove } }) })
  const asked = async () => {
    await demand('199.99')
    const made = await credited()
    await handle(made.credit, { remedy: 'refund' })
    const [refund] = await refundsOf(made.paymentId)
    return { ...made, refundId: refund?.id ?? '' }
  }
  const decide = (who: Visitor, id: string, decision: 'approve' | 'return', opinion = '') =>
    who.ask('refundDecide', { id, decision, opinion })

  test('the provider is asked once the second has allowed it', async () => {
    const { paymentId, refundId } = await asked()
    await world.server.work()
    expect(await stateOf(paymentId)).toEqual([['asked', 20_000]])
    expect(await decide(staff, refundId, 'approve')).toMatchObject({
      status: 409,
      msg: '须由另一位工作人员复核退款',
    })
    expect(await decide(second, refundId, 'approve')).toMatchObject({ data: true })
    await world.server.work()
    expect(await stateOf(paymentId)).toEqual([['done', 20_000]])
    expect(await decide(second, refundId, 'return', '晚了')).toMatchObject({ status: 409 })
    await expectBalance()
  })

  /** Refunds a part of the greatest open credit of a payment. */
  const refundPart = async (paymentId: string, amount: string) => {
    const credit = (await openCredits(paymentId)).at(-1)
    expect(await handle(credit?.id ?? '', { remedy: 'refund', amount })).toMatchObject({
      status: 200,
    })
  }

  test('parts count together: the one that exceeds the sum waits, however small it is', async () => {
    const { paymentId } = await credited()
    await demand('150.00')
    for (const amount of ['80.00', '70.00', '50.00']) await refundPart(paymentId, amount)
    expect((await stateOf(paymentId)).toSorted()).toEqual([
      ['asked', 5_000],
      ['pending', 7_000],
      ['pending', 8_000],
    ])
    await world.server.work()
    expect((await stateOf(paymentId)).toSorted()).toEqual([
      ['asked', 5_000],
      ['done', 7_000],
      ['done', 8_000],
    ])
    await expectBalance()
  })

  test('a part that waits counts as much as one that is paid back, a returned one does not', async () => {
    const { paymentId } = await credited()
    await demand('100.00')
    await refundPart(paymentId, '120.00')
    await refundPart(paymentId, '60.00')
    const refunds = await refundsOf(paymentId)
    expect(refunds.map(({ state }) => state)).toEqual(['asked', 'asked'])
    for (const { id } of refunds) await decide(second, id, 'return', '请先联系会员')
    await refundPart(paymentId, '60.00')
    expect(await stateOf(paymentId)).toContainEqual(['pending', 6_000])
    await expectBalance()
  })

  test('what the provider paid back by itself counts, too', async () => {
    const { trade, paymentId } = await credited()
    const asked = { ...trade, totalFen: 20_000, createdAt: trade.paidAt, reason: '' }
    await world.alipay.refund({ ...asked, fen: 9_000, refundRef: `OWN${paymentId}` })
    await staff.call('refundQuery', { id: paymentId })
    await demand('100.00')
    await refundPart(paymentId, '20.00')
    expect((await stateOf(paymentId)).toSorted()).toEqual([
      ['asked', 2_000],
      ['seen', 9_000],
    ])
  })

  test('what the second sends back is credit again', async () => {
    const { paymentId, refundId } = await asked()
    expect(await decide(second, refundId, 'return')).toMatchObject({ status: 400 })
    expect(await decide(second, refundId, 'return', '请先联系会员')).toMatchObject({ data: true })
    expect(await refundsOf(paymentId)).toMatchObject([{ state: 'failed', message: '请先联系会员' }])
    expect(await openCredits(paymentId)).toMatchObject([{ fen: 20_000 }])
    await expectBalance()
  })
})
