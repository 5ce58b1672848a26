import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReconcileReason } from '#contract/codes.ts'
import { settleNotified } from '#server/modules/money/settlement/settle.ts'
import { arrivals } from '../support/arrivals.ts'
import { type DuesWorld, duesWorld, ordered, told } from '../support/duesWorld.ts'

let world: DuesWorld
beforeAll(async () => {
  world = await duesWorld()
})
afterAll(() => world.server.close())

const { arrives, orderOf, memberOf, yearsOf, keptOf, expectBalance, anOrder, close } = arrivals(
  () => world,
)

test('money that fits extends the term: a row a year, end, number, receipt, order paid', async () => {
  const { id, order } = await anOrder('2027')
  expect(await arrives(order.tradeRef, 40_000)).toBe('paid')
  expect(await yearsOf(id)).toEqual([2026, 2027])
  expect(await memberOf(id)).toMatchObject({
    endAt: '2027-12-31',
    memberNum: expect.stringMatching(/^HXSK\d{6}$/),
  })
  expect(await orderOf(order.id)).toMatchObject({ status: 'paid', paidAt: world.server.now() })
  expect(await keptOf(id)).toEqual([])
  await expectBalance()
})

test('receipts are numbered one after the other', async () => {
  const numbers: string[] = []
  for (let at = 0; at < 3; at += 1) {
    const { who, order } = await anOrder()
    await arrives(order.tradeRef)
    numbers.push((await who.call('duesOrder', { id: order.id })).receiptNum ?? '')
  }
  const places = numbers.map((num) => Number(/2026(\d{6})$/.exec(num)?.[1]))
  const [first = 0] = places
  expect(first).toBeGreaterThan(0)
  expect(places).toEqual([first, first + 1, first + 2])
})

test('a member keeps the number it has', async () => {
  const { id, who } = await world.account({ memberNum: 'HXSK900001', endAt: '2025-12-31' })
  const order = await ordered(world, who, await told(who, id))
  await arrives(order.tradeRef)
  expect(await memberOf(id)).toMatchObject({ memberNum: 'HXSK900001', endAt: '2026-12-31' })
})

describe('the same payment is recorded once', () => {
  test('told twice', async () => {
    const { id, order } = await anOrder()
    expect(await arrives(order.tradeRef, 20_000, 'TWICE')).toBe('paid')
    expect(await arrives(order.tradeRef, 20_000, 'TWICE')).toBe('known')
    expect(await yearsOf(id)).toEqual([2026])
    await expectBalance()
  })

  test('told eight times at once', async () => {
    const { id, order } = await anOrder()
    const told8 = Array.from({ length: 8 }, () => arrives(order.tradeRef, 20_000, 'AT-ONCE'))
    expect((await Promise.all(told8)).sort()).toEqual([...Array(7).fill('known'), 'paid'])
    expect(await yearsOf(id)).toEqual([2026])
    await expectBalance()
  })

  test('an unknown one', async () => {
    expect(await arrives('nobody', 5, 'LOST')).toBe('unknown')
    expect(await arrives('nobody', 5, 'LOST')).toBe('known')
    await expectBalance()
  })
})

interface Kept {
  reason: ReconcileReason
  /** Brings the order about. */
  before: (one: Awaited<ReturnType<typeof anOrder>>) => Promise<unknown>
  fen?: number
  status: 'closed' | 'paid'
  opinion: string
}

const KEPT: Record<string, Kept> = {
  'for a closed order': {
    reason: 'late',
    before: ({ order }) => close(order),
    status: 'closed',
    opinion: '确认收款时订单已失效，学会将与您联系处理',
  },
  'of another sum': {
    reason: 'amount',
    before: async () => {},
    fen: 19_999,
    status: 'closed',
    opinion: '收到的款项与应缴金额不符，学会将与您联系处理',
  },
  'of another sum, for a closed order': {
    reason: 'amount',
    before: ({ order }) => close(order),
    fen: 1,
    status: 'closed',
    opinion: '收到的款项与应缴金额不符，学会将与您联系处理',
  },
  'for years another order has paid': {
    reason: 'double',
    before: async ({ who, notice }) => {
      const { tradeRef } = await ordered(world, who, notice, '0102')
      await arrives(tradeRef, 20_000, `W-${tradeRef}`, '0102')
    },
    status: 'closed',
    opinion: '确认收款时所缴会费已经缴纳，学会将与您联系退款',
  },
  'for years another order has paid, the order closed meanwhile': {
    reason: 'double',
    before: async ({ who, notice, order }) => {
      const { tradeRef } = await ordered(world, who, notice, '0102')
      await arrives(tradeRef, 20_000, `W-${tradeRef}`, '0102')
      await close(order)
    },
    status: 'closed',
    opinion: '确认收款时所缴会费已经缴纳，学会将与您联系退款',
  },
  'for years that were entered as paid meanwhile': {
    reason: 'double',
    before: ({ id }) =>
      world.tx((tx) =>
        tx.db
          .updateTable('memberApplication')
          .set({ endAt: '2026-12-31' })
          .where('id', '=', id)
          .execute(),
      ),
    status: 'closed',
    opinion: '确认收款时所缴会费已经缴纳，学会将与您联系退款',
  },
  'a second time for a paid order': {
    reason: 'double',
    before: ({ order }) => arrives(order.tradeRef),
    status: 'paid',
    opinion: '',
  },
}

describe('money is kept for staff', () => {
  test.each(Object.entries(KEPT))('%s', async (_name, { reason, before, fen, status, opinion }) => {
    const one = await anOrder()
    await before(one)
    const standing = { years: await yearsOf(one.id), member: await memberOf(one.id) }
    expect(await arrives(one.order.tradeRef, fen)).toBe(reason)
    expect(await keptOf(one.id)).toMatchObject([{ reason, fen: fen ?? 20_000 }])
    expect({ years: await yearsOf(one.id), member: await memberOf(one.id) }).toEqual(standing)
    expect(await orderOf(one.order.id)).toMatchObject({ status, opinion })
    await expectBalance()
  })

  test('of a reference that another method has given', async () => {
    const { id, order } = await anOrder('2026', '0102')
    expect(await arrives(order.tradeRef)).toBe('unknown')
    expect(await yearsOf(id)).toEqual([])
    expect(await orderOf(order.id)).toMatchObject({ status: 'open' })
    await expectBalance()
  })

  test('of a reference that another society has given', async () => {
    const { order } = await anOrder()
    const elsewhere = (await world.server.parts.configuration.byCode('mech'))?.orgId ?? ''
    const trade = {
      tradeRef: order.tradeRef,
      tradeNo: 'ELSEWHERE',
      fen: 20_000,
      paidAt: new Date(),
    }
    expect(await settleNotified(world.server.parts, elsewhere, '0101', trade)).toBe('unknown')
    expect(await orderOf(order.id)).toMatchObject({ status: 'open' })
  })
})

test('the other open orders of the member are closed at their providers', async () => {
  const { id, who, notice, order } = await anOrder()
  const sibling = await ordered(world, who, notice, '0102')
  const later = await ordered(world, who, await told(who, id, '2027'), '0102')
  await arrives(order.tradeRef)
  await world.server.work()
  for (const { id: orderId, tradeRef } of [sibling, later]) {
    expect(world.wechat.pay(tradeRef)).toBeUndefined()
    expect(await orderOf(orderId)).toMatchObject({
      status: 'closed',
      opinion: '会费已用其他方式缴纳，订单已关闭',
    })
  }
})

test('nobody can change or remove money', async () => {
  for (const table of ['duesPayment', 'duesEntry'] as const) {
    const removal = world.tx((tx) => tx.db.deleteFrom(table).execute())
    await expect(removal).rejects.toMatchObject({ kind: 'refused' })
  }
  for (const table of ['duesPayment', 'duesTerm', 'duesEntry'] as const) {
    const change = world.tx((tx) => tx.db.updateTable(table).set({ fen: 1 }).execute())
    await expect(change).rejects.toMatchObject({ kind: 'refused' })
  }
})
