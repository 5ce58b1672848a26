import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PlanState } from '#contract/codes.ts'
import { publish } from '../../../support/publish.ts'
import { DEMO, type Visitor } from '../../../support/visitor.ts'
import { arrivals } from '../support/arrivals.ts'
import { type DuesWorld, duesWorld, ordered, payInput, told } from '../support/duesWorld.ts'
import { staffOf } from '../support/money.ts'
import { IN_THREE, PARTS, plans } from '../support/plans.ts'
import { withDues } from '../support/societyDues.ts'
import { waysBack } from '../support/ways.ts'

let world: DuesWorld
let staff: Visitor
beforeAll(async () => {
  world = await duesWorld()
  staff = await staffOf(world)
  expect(await publish(world.server, withDues(IN_THREE))).toEqual([])
})
afterAll(() => world.server.close())

const { arrives, orderOf, memberOf, yearsOf, expectBalance, close } = arrivals(() => world)
const { partOrder, planOf, work, held, credits } = plans(() => world)
const { deedOf, undo, handle } = waysBack(
  () => world,
  () => staff,
)

const [FIRST, SECOND, THIRD] = PARTS

let id: string
let who: Visitor
beforeEach(async () => {
  ;({ id, who } = await world.member())
})

const payPart = async (fen: number) => {
  const order = await partOrder(who, id)
  return { order, said: await arrives(order.tradeRef, fen) }
}

/** An order of the first part of 2027, of a member who has paid 2026. */
const nextYearPart = async (member: { id: string; who: Visitor }) => {
  const notice = await told(member.who, member.id)
  await arrives((await ordered(world, member.who, notice)).tradeRef, 20_000)
  const next = await told(member.who, member.id, '2027')
  return ordered(world, member.who, next, '0101', { instalments: true })
}

const payAll = async () => {
  const orders = []
  for (const fen of PARTS) orders.push((await payPart(fen)).order)
  return orders
}

/** What the books hold for a member, in fen. */
const heldOf = (memberId: string) =>
  world.tx(async (tx) => {
    const { fen } = await tx.db
      .selectFrom('duesEntry')
      .where('account', '=', 'held')
      .where('memberId', '=', memberId)
      .select((e) => e.fn.sum<string | null>('fen').as('fen'))
      .executeTakeFirstOrThrow()
    return 0 - Number(fen ?? 0)
  })

async function expectHeld(): Promise<void> {
  await expectBalance()
  const { books, plans: parts } = await held()
  expect(books).toBe(parts)
}

test('a notice offers the parts, and none where the society allows none', async () => {
  const notice = await told(who, id)
  expect(notice.instalments).toEqual([
    { nth: 1, amount: '66.68', dueOn: '2026-11-20' },
    { nth: 2, amount: '66.66', dueOn: '2026-12-20' },
    { nth: 3, amount: '66.66', dueOn: '2027-01-20' },
  ])
  const { instalments } = IN_THREE
  const other = { instalments: { ...instalments, memberTypes: ['10101'] } }
  expect(await publish(world.server, withDues(other))).toEqual([])
  expect((await told(who, id)).instalments).toBeUndefined()
  expect(await who.ask('pay', payInput(notice, '0101', { instalments: true }))).toMatchObject({
    status: 409,
    msg: '这笔会费不能分期缴纳，请一次缴清',
  })
  expect(await publish(world.server, withDues(IN_THREE))).toEqual([])
})

test('each payment pays the next part; the term begins once, with the last', async () => {
  const first = await payPart(FIRST)
  expect(first.said).toBe('held')
  expect(await orderOf(first.order.id)).toMatchObject({ status: 'held', fen: FIRST })
  expect(await yearsOf(id)).toEqual([])
  expect((await memberOf(id))?.endAt).toBeNull()
  await expectHeld()
  expect(await who.call('duesOrder', { id: first.order.id })).toMatchObject({
    status: 'held',
    statusName: '已缴本期',
    partName: '第 1/3 期',
    isNextDue: true,
    plan: { progress: '分期 1/3', heldAmount: '66.68', next: { nth: 2, dueOn: '2026-12-20' } },
  })
  expect((await payPart(SECOND)).said).toBe('held')
  const last = await payPart(THIRD)
  expect(last.said).toBe('paid')
  expect(await yearsOf(id)).toEqual([2026])
  expect(await memberOf(id)).toMatchObject({ endAt: '2026-12-31' })
  expect(await planOf(id)).toMatchObject({ state: 'paid', paid: [true, true, true] })
  const page = await who.call('duesOrderPage', { orgId: DEMO, current: 1, size: 10 })
  expect(page.records.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid'])
  expect(page.records.flatMap(({ receiptNum }) => receiptNum ?? [])).toHaveLength(1)
  expect(page.records.every(({ isInvoiceable }) => isInvoiceable)).toBe(true)
  await expectHeld()
  expect(await credits(id)).toEqual([])
})

test('one invoice covers the orders of two plans', async () => {
  const orders = await payAll()
  const next = async () =>
    ordered(world, who, await told(who, id, '2027'), '0101', { instalments: true })
  for (const fen of PARTS) {
    const order = await next()
    await arrives(order.tradeRef, fen)
    orders.push(order)
  }
  const invoiceInfo = {
    type: '01',
    name: '顾闻溪',
    email: 'gu@example.org',
    receiveMethod: '03',
  } as const
  const orderIds = orders.map((order) => order.id)
  expect(await who.ask('invoiceRequest', { orderIds, invoiceInfo })).toMatchObject({ status: 200 })
})

describe('a part', () => {
  test('told twice, also at once, counts once', async () => {
    const order = await partOrder(who, id)
    const told6 = Array.from({ length: 6 }, () => arrives(order.tradeRef, FIRST, `P-${id}`))
    expect((await Promise.all(told6)).sort()).toEqual(['held', ...Array(5).fill('known')])
    expect((await planOf(id)).paid).toEqual([true, false, false])
    await expectHeld()
  })

  test('paid twice, in two ways, waits for staff the second time', async () => {
    const [one, other] = [await partOrder(who, id), await partOrder(who, id, { method: '0102' })]
    expect(await arrives(one.tradeRef, FIRST)).toBe('held')
    expect(await arrives(other.tradeRef, FIRST, `W-${id}`, '0102')).toBe('double')
    expect(await arrives(one.tradeRef, FIRST)).toBe('double')
    expect(await orderOf(one.id)).toMatchObject({ status: 'held' })
    // The years are not paid: no sentence may say so.
    const opinion = '确认收款时所缴会费已经缴纳，学会将与您联系退款'
    expect(await orderOf(other.id)).toMatchObject({ status: 'closed', opinion })
    expect(await credits(id)).toMatchObject([{ reason: 'double' }, { reason: 'double' }])
    await expectHeld()
  })

  test('of another sum, also of the whole, waits for staff', async () => {
    const order = await partOrder(who, id)
    expect(await arrives(order.tradeRef, 20_000)).toBe('amount')
    expect((await planOf(id)).paid).toEqual([false, false, false])
    await expectHeld()
  })

  test('paid after its order was closed waits, and pays the part once staff credit it', async () => {
    const order = await partOrder(who, id)
    await close(order)
    expect(await arrives(order.tradeRef, FIRST)).toBe('late')
    const [late] = await credits(id)
    expect(await handle(late?.id ?? '', { remedy: 'credit' })).toMatchObject({ status: 200 })
    expect(await orderOf(order.id)).toMatchObject({ status: 'held' })
    expect((await planOf(id)).paid).toEqual([true, false, false])
    await expectHeld()
    const { said } = await payPart(SECOND)
    expect(said).toBe('held')
  })

  test.each(['somebody else', 'nobody known'])(
    'paid by credit of %s is held for the member of its plan',
    async (whose) => {
      await arrives((await ordered(world, who, await told(who, id))).tradeRef, 20_000)
      const next = async () =>
        ordered(world, who, await told(who, id, '2027'), '0101', { instalments: true })
      await next()
      const other = await world.member()
      const payer = await ordered(world, other.who, await told(other.who, other.id))
      const { tradeRef } = whose === 'somebody else' ? payer : { tradeRef: `nobody-${id}` }
      await arrives(tradeRef, FIRST)
      const credit = await world.tx((tx) =>
        tx.db
          .selectFrom('duesReconcile')
          .innerJoin('duesPayment', 'duesPayment.id', 'duesReconcile.paymentId')
          .where('tradeRef', '=', tradeRef)
          .select('duesReconcile.id')
          .executeTakeFirstOrThrow(),
      )
      const { memberNum } = (await memberOf(id)) ?? {}
      const asked = { remedy: 'credit', memberNum: memberNum ?? '' } as const
      expect(await handle(credit.id, asked)).toMatchObject({ status: 200 })
      expect((await planOf(id)).paid).toEqual([true, false, false])
      expect(await heldOf(id)).toBe(FIRST)
      expect(await arrives((await next()).tradeRef, SECOND)).toBe('held')
      expect(await arrives((await next()).tradeRef, THIRD)).toBe('paid')
      expect(await heldOf(id)).toBe(0)
      await expectHeld()
    },
  )

  test('is paid by late money of another plan, either way round', async () => {
    const lateInPlan = async () => {
      const one = await world.member()
      const order = await nextYearPart(one)
      await close(order)
      expect(await arrives(order.tradeRef, FIRST)).toBe('late')
      const { memberNum } = (await memberOf(one.id)) ?? {}
      return { ...one, late: (await credits(one.id))[0]?.id ?? '', memberNum: memberNum ?? '' }
    }
    const [one, other] = [await lateInPlan(), await lateInPlan()]
    for (const [{ late }, { id: payee, memberNum }] of [
      [one, other],
      [other, one],
    ] as const) {
      expect(await handle(late, { remedy: 'credit', memberNum })).toMatchObject({ status: 200 })
      expect((await planOf(payee)).paid).toEqual([true, false, false])
    }
    await expectHeld()
  })

  test('is paid by a transfer that staff confirm', async () => {
    const order = await partOrder(who, id, { method: '03' })
    const row = (
      await staff.call('duesDeskPage', { tab: 'offline', orgId: DEMO, current: 1, size: 20 })
    ).records.find(({ orderId }) => orderId === order.id)
    expect(row).toMatchObject({ totalAmount: '66.68', partName: '第 1/3 期' })
    const decision = { id: order.id, decision: 'approve', opinion: '' } as const
    expect(await staff.call('offlineDecide', decision)).toMatchObject({ outcome: 'held' })
    expect((await planOf(id)).paid).toEqual([true, false, false])
    await expectHeld()
  })

  test('is taken back and paid back like other money, and may be paid again', async () => {
    await payPart(FIRST)
    const { order } = await payPart(SECOND)
    const payment = await world.tx((tx) =>
      tx.db
        .selectFrom('duesPayment')
        .where('orderId', '=', order.id)
        .select('id')
        .executeTakeFirstOrThrow(),
    )
    expect(await undo(await deedOf(payment.id, 'hold'))).toMatchObject({ status: 200 })
    expect((await planOf(id)).paid).toEqual([true, false, false])
    expect(await orderOf(order.id)).toMatchObject({ status: 'closed' })
    const [credit] = await credits(id)
    expect(credit).toMatchObject({ reason: 'released', fen: SECOND })
    expect(
      await handle(credit?.id ?? '', { remedy: 'refund', way: 'hand', refundNo: '回单' }),
    ).toMatchObject({ status: 200 })
    await expectHeld()
    expect((await payPart(SECOND)).said).toBe('held')
    expect((await payPart(THIRD)).said).toBe('paid')
    expect(await yearsOf(id)).toEqual([2026])
    await expectHeld()
  })
})

describe('a plan', () => {
  test('that is begun excludes the whole sum and another plan', async () => {
    await payPart(FIRST)
    const notice = await told(who, id, '2027')
    expect(notice).toMatchObject({ year: '2026', plan: { paidCount: 1 } })
    expect(await who.ask('pay', payInput(notice))).toMatchObject({ status: 409 })
  })

  test('that nothing was paid of gives way to another year, and its order comes late', async () => {
    const stale = await partOrder(who, id)
    const both = await told(who, id, '2027')
    const order = await ordered(world, who, both, '0101', { instalments: true })
    expect(await orderOf(order.id)).toMatchObject({ fen: 13_334, part: 1 })
    await work()
    expect(await arrives(stale.tradeRef, FIRST)).toBe('late')
    await expectHeld()
  })

  test('ended by staff: what is held is credit, which pays nothing by itself', async () => {
    await payPart(FIRST)
    const { order } = await payPart(SECOND)
    const open = await partOrder(who, id)
    const plan = await planOf(id)
    expect(await staff.ask('planEnd', { id: plan.id, note: '会员来电' })).toMatchObject({
      status: 200,
    })
    expect(await staff.ask('planEnd', { id: plan.id, note: '会员来电' })).toMatchObject({
      status: 409,
    })
    expect(await planOf(id)).toMatchObject({ state: 'ended', why: 'staff' })
    expect(await orderOf(order.id)).toMatchObject({
      status: 'closed',
      opinion: '分期缴费已由学会结束：会员来电',
    })
    expect(await credits(id)).toMatchObject([
      { reason: 'givenUp', fen: FIRST },
      { reason: 'givenUp', fen: SECOND },
    ])
    await expectHeld()
    expect(await arrives(open.tradeRef, THIRD)).toBe('late')
    expect(await yearsOf(id)).toEqual([])
    expect((await told(who, id)).plan).toBeUndefined()
  })

  test('is listed at the desk with what is held', async () => {
    await payPart(FIRST)
    const page = await staff.call('duesDeskPage', {
      tab: 'plan',
      orgId: DEMO,
      current: 1,
      size: 50,
    })
    const begun = page.records.find(({ statusName }) => statusName === '分期 1/3')
    expect(begun).toMatchObject({
      isOpen: true,
      totalAmount: '200.00',
      plan: { heldAmount: '66.68', next: { nth: 2 } },
    })
    const paid = await staff.call('duesDeskPage', {
      tab: 'payment',
      orgId: DEMO,
      current: 1,
      size: 50,
    })
    expect(paid.records).toContainEqual(expect.objectContaining({ statusName: '分期款，待缴清' }))
  })

  test.each([
    ['open', ['分期 1/3']],
    ['paid', []],
    ['ended', []],
  ])('of the state %s is what the desk lists by that state', async (state, names) => {
    const status = state as PlanState
    await payPart(FIRST)
    const page = { orgId: DEMO, current: 1, size: 50, status }
    const { records } = await staff.call('duesDeskPage', { tab: 'plan', ...page })
    const found = records.map(({ statusName }) => statusName).filter((name) => name === '分期 1/3')
    expect([...new Set(found)]).toEqual(names)
    const ofAnother = await staff.call('duesDeskPage', { tab: 'refund', ...page })
    expect(ofAnother.records).toEqual([])
  })

  test('ends when its years are paid otherwise', async () => {
    const whole = await ordered(world, who, await told(who, id), '03', { payInfo: {} })
    await payPart(FIRST)
    await staff.call('offlineDecide', { id: whole.id, decision: 'approve', opinion: '' })
    await work()
    expect(await planOf(id)).toMatchObject({ state: 'ended', why: 'otherwise' })
    expect(await yearsOf(id)).toEqual([2026])
    expect(await credits(id)).toMatchObject([{ reason: 'givenUp', fen: FIRST }])
    await expectHeld()
  })

  test('whose last part is taken back is under way again, and is paid once more', async () => {
    const orders = await payAll()
    const paid = await world.tx((tx) =>
      tx.db
        .selectFrom('duesDeed')
        .innerJoin('duesPayment', 'duesPayment.id', 'duesDeed.paymentId')
        .where('duesPayment.memberId', '=', id)
        .where('kind', '=', 'apply')
        .select('duesDeed.id')
        .executeTakeFirstOrThrow(),
    )
    expect(await undo(paid.id)).toMatchObject({ status: 200 })
    expect(await planOf(id)).toMatchObject({ state: 'open', paid: [true, true, false] })
    expect(await yearsOf(id)).toEqual([])
    expect((await memberOf(id))?.endAt).toBeNull()
    const states = await Promise.all(orders.map(async (one) => (await orderOf(one.id))?.status))
    expect(states).toEqual(['held', 'held', 'closed'])
    expect(await credits(id)).toMatchObject([{ reason: 'released', fen: THIRD }])
    await expectHeld()
    const [credit] = await credits(id)
    expect(await handle(credit?.id ?? '', { remedy: 'credit' })).toMatchObject({ status: 200 })
    expect(await planOf(id)).toMatchObject({ state: 'paid' })
    expect(await yearsOf(id)).toEqual([2026])
    await expectHeld()
  })
})
