import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PayMethod } from '#contract/codes.ts'
import { findOrder } from '#server/modules/money/repositories/duesOrders.ts'
import { visitor } from '../../../support/visitor.ts'
import { type DuesWorld, duesWorld, ordered, told } from '../support/duesWorld.ts'

let world: DuesWorld
beforeAll(async () => {
  world = await duesWorld()
})
afterAll(() => world.server.close())

const MINUTE = 60_000
const HALF_HOUR = 30 * MINUTE

async function anOrder(method: PayMethod = '0101') {
  const { id, who } = await world.account()
  const order = await ordered(world, who, await told(who, id), method)
  const statusOf = async () => (await world.tx((tx) => findOrder(tx, order.id)))?.status
  return { memberId: id, who, ...order, statusOf }
}

describe('asking for the result', () => {
  test('settles what no notification told of', async () => {
    const { who, id, memberId, tradeRef } = await anOrder()
    expect(await who.call('payResult', { id })).toBeNull()
    world.alipay.pay(tradeRef)
    world.server.advance(5_000)
    expect(await who.call('payResult', { id })).toEqual({
      id,
      memberId,
      totalAmount: '200.00',
      payAt: expect.any(String),
    })
  })

  test('asks the provider at most once in five seconds, however many ask', async () => {
    const { who, id } = await anOrder()
    const { query } = world.alipay.calls
    const ask = () => who.call('payResult', { id })
    await Promise.all([ask(), ask(), ask()])
    world.server.advance(4_999)
    await ask()
    expect(world.alipay.calls.query).toBe(query + 1)
    world.server.advance(1)
    await Promise.all([ask(), ask()])
    expect(world.alipay.calls.query).toBe(query + 2)
  })

  test('says nothing yet while the provider is away', async () => {
    const { who, id, tradeRef } = await anOrder()
    world.alipay.pay(tradeRef)
    world.alipay.breakNext('query', 'before')
    expect(await who.call('payResult', { id })).toBeNull()
    world.server.advance(5_000)
    expect(await who.call('payResult', { id })).not.toBeNull()
  })

  test('does not close what the payer has not begun', async () => {
    const { who, id, statusOf } = await anOrder()
    world.alipay.trades.forEach((trade) => {
      trade.isClosed = true
    })
    expect(await who.call('payResult', { id })).toBeNull()
    expect(await statusOf()).toBe('open')
  })

  test('outlives the proof of a mobile', async () => {
    const { id, who } = await world.member()
    const order = await ordered(world, who, await told(who, id))
    world.server.advance(20 * MINUTE)
    world.alipay.pay(order.tradeRef)
    expect(await who.ask('duesOrder', { id: order.id })).toMatchObject({ status: 401 })
    expect(await who.call('payResult', { id: order.id })).toMatchObject({ id: order.id })
  })
})

describe('at the deadline', () => {
  test('an unpaid order is closed, here and at the provider', async () => {
    const { tradeRef, statusOf } = await anOrder('0102')
    world.server.advance(HALF_HOUR - 1)
    await world.server.work()
    expect(await statusOf()).toBe('open')
    world.server.advance(1)
    await world.server.work()
    expect(await statusOf()).toBe('closed')
    expect(world.wechat.pay(tradeRef)).toBeUndefined()
  })

  test('money nobody told of is found', async () => {
    const { tradeRef, statusOf } = await anOrder()
    world.alipay.pay(tradeRef)
    world.server.advance(HALF_HOUR)
    await world.server.work()
    expect(await statusOf()).toBe('paid')
  })

  test('a provider that is away is asked until it answers', async () => {
    const { tradeRef, statusOf } = await anOrder()
    world.alipay.pay(tradeRef)
    world.server.advance(HALF_HOUR)
    world.alipay.breakNext('query', 'before')
    await expect(world.server.work()).rejects.toThrow('fetch failed')
    expect(await statusOf()).toBe('open')
    world.server.advance(HALF_HOUR)
    await world.server.work()
    expect(await statusOf()).toBe('paid')
  })

  test.each([10 * MINUTE, 120 * MINUTE, 24 * 60 * MINUTE])(
    'a bank, which knows no closing, is asked again %d ms later',
    async (after) => {
      const { memberId, tradeRef, statusOf } = await anOrder('0103')
      world.server.advance(HALF_HOUR)
      await world.server.work()
      expect(await statusOf()).toBe('closed')
      world.server.advance(after - MINUTE)
      await world.server.work()
      world.ccb.pay(tradeRef)
      world.server.advance(MINUTE)
      await world.server.work()
      const kept = await world.tx((tx) =>
        tx.db
          .selectFrom('duesReconcile')
          .where('memberId', '=', memberId)
          .select('reason')
          .execute(),
      )
      expect(kept).toEqual([{ reason: 'late' }])
    },
  )
})

describe('staff about an offline order', () => {
  async function submitted() {
    const { id, who } = await world.account()
    const notice = await told(who, id)
    const order = await who.call('pay', { id: notice.id, method: '03', payInfo: {} })
    const staff = visitor(world.server)
    await staff.login('staff', 'Staff-2026')
    return { memberId: id, who, id: order.id, staff }
  }

  test('confirm that the money came: once, however often it is pressed', async () => {
    const { who, id, staff } = await submitted()
    const approve = () => staff.ask('offlineDecide', { id, decision: 'approve' })
    const answers = await Promise.all([approve(), approve()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await who.call('payResult', { id })).toMatchObject({ totalAmount: '200.00' })
    const key = { id, decision: 'approve' } as const
    expect(await staff.ask('offlineDecide', key)).toMatchObject({
      status: 409,
      msg: '该缴费申请已经处理，请刷新后再试',
    })
  })

  test('with a key an approval repeats its answer', async () => {
    const { id, staff } = await submitted()
    const input = { id, decision: 'approve' } as const
    const first = await staff.call('offlineDecide', input, 'approve-once-000000')
    expect(first).toMatchObject({ outcome: 'paid' })
    expect(await staff.call('offlineDecide', input, 'approve-once-000000')).toEqual(first)
  })

  test('send it back, with an opinion', async () => {
    const { who, id, staff } = await submitted()
    const back = { id, decision: 'return' } as const
    expect(await staff.ask('offlineDecide', { ...back, opinion: ' ' })).toMatchObject({
      status: 400,
      msg: '请填写审核意见',
    })
    expect(await staff.call('offlineDecide', { ...back, opinion: '未到账' })).toMatchObject({
      outcome: 'returned',
    })
    expect(await who.call('duesOrder', { id })).toMatchObject({
      statusName: '已关闭',
      opinion: '未到账',
    })
    expect(await who.call('payResult', { id })).toBeNull()
  })

  test('keep money that came for years paid otherwise meanwhile', async () => {
    const { memberId, who, id, staff } = await submitted()
    const online = await ordered(world, who, await told(who, memberId))
    world.alipay.pay(online.tradeRef)
    await who.call('payResult', { id: online.id })
    expect(await staff.call('offlineDecide', { id, decision: 'approve' })).toMatchObject({
      outcome: 'kept',
    })
    expect(await who.call('duesOrder', { id })).toMatchObject({
      statusName: '已关闭',
      opinion: '确认收款时所缴会费已经缴纳，学会将与您联系退款',
    })
    const { paid, terms, kept } = await world.books()
    expect(terms + kept).toBe(paid)
  })

  test('have no say about an online one', async () => {
    const { id } = await anOrder()
    const { staff } = await submitted()
    expect(await staff.ask('offlineDecide', { id, decision: 'approve' })).toMatchObject({
      status: 409,
    })
  })
})
