import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/calls.ts'
import { upload } from '../../../support/uploads.ts'
import { DEMO, MECH, type Visitor, visitor } from '../../../support/visitor.ts'
import { type DuesWorld, duesWorld, ordered, told } from '../support/duesWorld.ts'
import { arrives, paidMember, staffOf } from '../support/money.ts'
import { waysBack } from '../support/ways.ts'

let world: DuesWorld
let staff: Visitor
beforeAll(async () => {
  world = await duesWorld()
  staff = await staffOf(world)
})
afterAll(() => world.server.close())

const { deedOf, paymentOf, undo } = waysBack(
  () => world,
  () => staff,
)

type Info = CallInput<'invoiceRequest'>['invoiceInfo']
const PERSON: Info = { type: '01', name: '顾闻溪', email: 'gu@example.org', receiveMethod: '03' }
const UNIT: Info = { ...PERSON, type: '02', name: '璟川大学', num: '12990000400000000A' }

/** A member who paid 2026 and 2027 by an order each. */
async function paidTwice(first: object = {}) {
  const { id, who, orderId, tradeNo } = await paidMember(world, {}, first)
  const next = await ordered(world, who, await told(who, id, '2027'))
  await arrives(world, next.tradeRef)
  return { who, orderIds: [orderId, next.id], orderId, nextId: next.id, tradeNo }
}

const ask = (who: Visitor, orderIds: string[], invoiceInfo = PERSON) =>
  who.call('invoiceRequest', { orderIds, invoiceInfo })
const refusal = (who: Visitor, orderIds: string[], invoiceInfo = PERSON) =>
  who.ask('invoiceRequest', { orderIds, invoiceInfo })
const orderOf = (who: Visitor, id: string) => who.call('duesOrder', { id })

const numbers = { next: 1 }
const handled = async (id: string, decision: 'issue' | 'red') =>
  staff.call('invoiceHandle', {
    id,
    decision,
    num: `2642300000${String(numbers.next++).padStart(10, '0')}`,
    enclosure: [await upload(world.server, staff, 'invoice')],
  })
const said = (id: string, decision: 'return' | 'demand') =>
  staff.call('invoiceHandle', { id, decision, opinion: '抬头有误' })

const rowsOf = (orderId: string) =>
  world.tx((tx) =>
    tx.db
      .selectFrom('duesInvoice')
      .innerJoin('duesInvoiceOrder', 'duesInvoiceOrder.invoiceId', 'duesInvoice.id')
      .where('duesInvoiceOrder.orderId', '=', orderId)
      .select(['duesInvoice.id', 'state', 'replaces', 'fen', 'num'])
      .orderBy('duesInvoiceOrder.releasedAt', (at) => at.asc().nullsLast())
      .execute(),
  )

describe('asking for an invoice of what was paid', () => {
  test('a paid order without one can have one, and then no other', async () => {
    const { who, orderId } = await paidMember(world)
    expect(await orderOf(who, orderId)).toMatchObject({ isInvoiceable: true })
    const { id } = await ask(who, [orderId])
    const order = await orderOf(who, orderId)
    expect(order).toMatchObject({ invoice: { id, state: 'requested', totalAmount: '200.00' } })
    expect(order.isInvoiceable).toBeUndefined()
    await handled(id, 'issue')
    expect(await refusal(who, [orderId])).toMatchObject({
      status: 409,
      msg: '所选订单中有的已开具发票',
    })
  })

  test('two orders are on one invoice, with the sum and the years of both', async () => {
    const { who, orderIds, orderId, nextId } = await paidTwice()
    const { id } = await ask(who, orderIds, UNIT)
    const invoice = { id, name: '璟川大学', totalAmount: '400.00', years: '2026、2027', orderIds }
    const seen = { ...invoice, orderIds: expect.arrayContaining(orderIds) }
    expect(await orderOf(who, orderId)).toMatchObject({ invoice: seen })
    expect(await orderOf(who, nextId)).toMatchObject({ invoice: seen })
    const { records } = await staff.call('duesDeskPage', {
      tab: 'invoice',
      orgId: DEMO,
      current: 1,
      size: 100,
      least: '400',
      most: '400',
    })
    expect(records.filter((row) => row.id === id)).toMatchObject([
      { totalAmount: '400.00', years: '2026、2027' },
    ])
  })

  test('a request gives way to one that covers its orders, not to one that leaves some out', async () => {
    const { who, orderIds, orderId } = await paidTwice({ invoiceInfo: PERSON })
    const { id } = await ask(who, orderIds)
    expect(await rowsOf(orderId)).toMatchObject([{ id, state: 'requested', fen: 40_000 }])
    expect(await refusal(who, [orderId])).toMatchObject({
      status: 409,
      msg: '所选订单中有的已与其他订单合并申请发票，请一并选择',
    })
    const again = await ask(who, orderIds, UNIT)
    expect(await rowsOf(orderId)).toMatchObject([{ id: again.id, state: 'requested' }])
  })

  test('a double press asks once', async () => {
    const { who, orderId } = await paidMember(world)
    const input = { orderIds: [orderId], invoiceInfo: PERSON }
    const twice = await Promise.all([
      who.ask('invoiceRequest', input, 'key-ask-invoice-1'),
      who.ask('invoiceRequest', input, 'key-ask-invoice-1'),
    ])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(twice[0]?.data).toEqual(twice[1]?.data)
    expect(await rowsOf(orderId)).toHaveLength(1)
  })

  test('two tabs with different forms leave one request', async () => {
    const { who, orderIds, orderId, nextId } = await paidTwice()
    await Promise.all([refusal(who, orderIds), refusal(who, orderIds.toReversed(), UNIT)])
    expect(await rowsOf(orderId)).toEqual(await rowsOf(nextId))
    expect(await rowsOf(orderId)).toHaveLength(1)
  })

  test('a wrong form is refused at its field, and nothing is asked for', async () => {
    const { who, orderId } = await paidMember(world)
    expect(await refusal(who, [orderId], { ...PERSON, email: 'gu@' })).toMatchObject({
      code: 'A0422',
      data: { errors: { email: '邮箱格式错误' } },
    })
    expect(await rowsOf(orderId)).toEqual([])
  })

  test('what is not paid yet is refused, with all that was asked beside it', async () => {
    const { who, id, orderId } = await paidMember(world)
    const open = await ordered(world, who, await told(who, id, '2027'))
    expect(await refusal(who, [orderId, open.id])).toMatchObject({ status: 409 })
    expect(await rowsOf(orderId)).toEqual([])
  })
})

describe('after an invoice', () => {
  test('a returned request is asked for again, and names the one it replaces', async () => {
    const { who, orderIds, orderId } = await paidTwice()
    const { id } = await ask(who, orderIds)
    await said(id, 'return')
    expect(await orderOf(who, orderId)).toMatchObject({
      isInvoiceable: true,
      invoice: { state: 'returned', opinion: '抬头有误' },
    })
    const again = await ask(who, [orderId], UNIT)
    expect(await rowsOf(orderId)).toMatchObject([
      { id, state: 'returned', replaces: null },
      { id: again.id, state: 'requested', replaces: id, fen: 20_000 },
    ])
  })

  test('an issued one is red-lettered on demand, stands as it was, and is issued anew', async () => {
    const { who, orderId } = await paidMember(world)
    const { id } = await ask(who, [orderId])
    await handled(id, 'issue')
    const [issued] = await rowsOf(orderId)
    await said(id, 'demand')
    expect(await orderOf(who, orderId)).toMatchObject({
      invoice: { state: 'toRed', redReason: '抬头有误', num: issued?.num },
    })
    expect(await refusal(who, [orderId])).toMatchObject({
      status: 409,
      msg: '原发票尚未红冲，红冲后可以重新申请',
    })
    await handled(id, 'red')
    const again = await ask(who, [orderId], UNIT)
    await handled(again.id, 'issue')
    expect(await rowsOf(orderId)).toMatchObject([
      { id, state: 'red', num: issued?.num },
      { id: again.id, state: 'issued', replaces: id },
    ])
  })

  test.each(['requested', 'returned', 'toRed', 'red'])(
    'one that is %s is not demanded',
    async (state) => {
      const { who, orderId } = await paidMember(world)
      const { id } = await ask(who, [orderId])
      if (state === 'returned') await said(id, 'return')
      if (state === 'toRed' || state === 'red') {
        await handled(id, 'issue')
        await said(id, 'demand')
      }
      if (state === 'red') await handled(id, 'red')
      const demand = { id, decision: 'demand', opinion: '抬头有误' } as const
      expect(await staff.ask('invoiceHandle', demand)).toMatchObject({ status: 409 })
      expect(await rowsOf(orderId)).toMatchObject([{ state }])
    },
  )

  test('taking back one of its payments concerns the whole invoice', async () => {
    const { who, orderIds, orderId, nextId } = await paidTwice()
    const { id } = await ask(who, orderIds)
    await handled(id, 'issue')
    const { tradeNo } = await world.tx((tx) =>
      tx.db
        .selectFrom('duesPayment')
        .where('orderId', '=', nextId)
        .select('tradeNo')
        .executeTakeFirstOrThrow(),
    )
    await undo(await deedOf(await paymentOf(tradeNo), 'apply'))
    expect(await rowsOf(orderId)).toMatchObject([{ id, state: 'toRed' }])
    await handled(id, 'red')
    const again = await ask(who, [orderId])
    expect((await rowsOf(orderId)).at(-1)).toMatchObject({ id: again.id, fen: 20_000 })
    expect(await refusal(who, [nextId])).toMatchObject({ status: 409 })
  })
})

describe('whose orders', () => {
  test.each([
    ['a stranger', 401],
    ['another member', 403],
    ['staff', 403],
    ['another society', 404],
  ] as const)('%s: %i', async (who, status) => {
    const { orderId } = await paidMember(world)
    const asker = {
      'a stranger': async () => visitor(world.server),
      'another member': async () => (await world.member()).who,
      staff: async () => staff,
      'another society': () => staffOf(world, 'mech.localhost', MECH),
    }[who]
    expect(await refusal(await asker(), [orderId])).toMatchObject({ status })
    expect(await rowsOf(orderId)).toEqual([])
  })

  test('an order of somebody else among one’s own is refused with all of them', async () => {
    const [mine, other] = [await paidMember(world), await paidMember(world)]
    expect(await refusal(mine.who, [mine.orderId, other.orderId])).toMatchObject({ status: 403 })
    expect(await rowsOf(mine.orderId)).toEqual([])
  })
})
