import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { upload } from '../../../../support/uploads.ts'
import { DEMO, MECH, type Visitor } from '../../../../support/visitor.ts'
import { arrivals } from '../../support/arrivals.ts'
import { type DuesWorld, duesWorld, ordered, told } from '../../support/duesWorld.ts'
import { arrives, paidMember, staffOf, submittedMember } from '../../support/money.ts'
import { waysBack } from '../../support/ways.ts'

let world: DuesWorld
let staff: Visitor
beforeAll(async () => {
  world = await duesWorld()
  staff = await staffOf(world)
})
afterAll(() => world.server.close())

const { memberOf, yearsOf, orderOf, expectBalance } = arrivals(() => world)
const { deedOf, undo, handle, openCredits, paymentOf, receiptsOf } = waysBack(
  () => world,
  () => staff,
)

const invoicesOf = (orderId: string) =>
  world.tx((tx) =>
    tx.db.selectFrom('duesInvoice').where('orderId', '=', orderId).selectAll().execute(),
  )

const releaseLast = async (tradeNo: string) => {
  const paymentId = await paymentOf(tradeNo)
  const said = await undo(await deedOf(paymentId, 'apply'))
  return { paymentId, said }
}

describe('years that were paid by mistake are released', () => {
  test('the term ends as before, the receipt is void with its number kept, the order is closed', async () => {
    const { id, orderId, tradeNo } = await paidMember(world)
    const before = await memberOf(id)
    const { paymentId, said } = await releaseLast(tradeNo)
    expect(said).toMatchObject({ status: 200, data: true })
    expect(before?.endAt).toBe('2026-12-31')
    expect(await memberOf(id)).toMatchObject({ endAt: null, memberNum: before?.memberNum })
    expect(await yearsOf(id)).toEqual([])
    expect(await receiptsOf(paymentId)).toMatchObject([
      { orderId, voidReason: '缴错', voidedByName: expect.stringMatching(/./), path: null },
    ])
    expect(await orderOf(orderId)).toMatchObject({
      status: 'closed',
      opinion: '缴费已由学会撤回：缴错',
    })
    expect(await openCredits(paymentId)).toMatchObject([
      { fen: 20_000, reason: 'released', memberId: id },
    ])
    await expectBalance()
  })

  test('earlier years stay paid, and later ones are released first', async () => {
    const { id, who, tradeNo } = await paidMember(world)
    const next = await ordered(world, who, await told(who, id, '2027'), '0101')
    const later = await arrives(world, next.tradeRef)
    expect((await releaseLast(tradeNo)).said).toMatchObject({
      status: 409,
      msg: '2027年度已经缴费，请先撤回较晚年度的缴费',
    })
    expect((await releaseLast(later)).said).toMatchObject({ data: true })
    expect(await memberOf(id)).toMatchObject({ endAt: '2026-12-31' })
    expect(await yearsOf(id)).toEqual([2026])
    await expectBalance()
  })

  test('once: a deed that was taken back, and what money came by, stay as they are', async () => {
    const { tradeNo } = await paidMember(world)
    const { paymentId } = await releaseLast(tradeNo)
    expect(await undo(await deedOf(paymentId, 'apply'))).toMatchObject({ status: 409 })
    expect(await undo(await deedOf(paymentId, 'receive'))).toMatchObject({
      status: 409,
      msg: '该账务记录不能撤回',
    })
    expect(await openCredits(paymentId)).toHaveLength(1)
    await expectBalance()
  })

  test('two who press at once release once', async () => {
    const { tradeNo } = await paidMember(world)
    const paymentId = await paymentOf(tradeNo)
    const deed = await deedOf(paymentId, 'apply')
    const said = await Promise.all([undo(deed, '一'), undo(deed, '二')])
    expect(said.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await openCredits(paymentId)).toHaveLength(1)
    await expectBalance()
  })

  test('the invoice follows: a request is returned, an issued one has to be red-lettered', async () => {
    const info = { type: '01', name: '张三', email: 'a@example.org', receiveMethod: '03' }
    const { orderId, tradeNo } = await paidMember(world, {}, { invoiceInfo: info })
    await releaseLast(tradeNo)
    expect(await invoicesOf(orderId)).toMatchObject([
      { state: 'returned', opinion: '缴费已由学会撤回：缴错' },
    ])
    const issued = await paidMember(world, {}, { invoiceInfo: info })
    const [request] = await invoicesOf(issued.orderId)
    const file = async () => [await upload(world.server, staff, 'invoice')]
    const asked = { id: request?.id ?? '', num: `F${issued.orderId}`.slice(0, 30) }
    const one = { ...asked, decision: 'issue', enclosure: await file() } as const
    await staff.call('invoiceHandle', one)
    await releaseLast(issued.tradeNo)
    expect(await invoicesOf(issued.orderId)).toMatchObject([{ state: 'toRed', redReason: '缴错' }])
    const red = { ...asked, decision: 'red', enclosure: await file() } as const
    expect(await staff.ask('invoiceHandle', red)).toMatchObject({ status: 409 })
    await staff.call('invoiceHandle', { ...red, num: `R${issued.orderId}`.slice(0, 30) })
    expect(await invoicesOf(issued.orderId)).toMatchObject([
      { state: 'red', num: asked.num, redByName: expect.stringMatching(/./) },
    ])
  })

  test('not by another society', async () => {
    const { tradeNo } = await paidMember(world)
    const deed = await deedOf(await paymentOf(tradeNo), 'apply')
    const other = await staffOf(world, 'mech.localhost', MECH)
    expect(await other.ask('deedUndo', { id: deed, note: '缴错' })).toMatchObject({ status: 404 })
  })
})

describe('credit is corrected', () => {
  const released = async () => {
    const member = await paidMember(world)
    const { paymentId } = await releaseLast(member.tradeNo)
    const [credit] = await openCredits(paymentId)
    return { ...member, paymentId, credit: credit?.id ?? '' }
  }
  const numberOf = async (id: string) => (await memberOf(id))?.memberNum ?? ''

  test('to the same member again: the order is paid again, with a receipt of its own number', async () => {
    const { id, orderId, paymentId, credit } = await released()
    expect(await handle(credit, { remedy: 'credit' })).toMatchObject({
      data: { outcome: 'booked' },
    })
    expect(await orderOf(orderId)).toMatchObject({ status: 'paid', opinion: '' })
    expect(await yearsOf(id)).toEqual([2026])
    const receipts = await receiptsOf(paymentId)
    expect(receipts.map(({ voidReason }) => voidReason)).toEqual(['缴错', null])
    expect(new Set(receipts.map(({ num }) => num)).size).toBe(2)
    await expectBalance()
  })

  test('to another member, who finds an order and a receipt', async () => {
    const { id, paymentId, credit } = await released()
    const other = await paidMember(world)
    const memberNum = await numberOf(other.id)
    expect(await handle(credit, { remedy: 'credit', memberNum })).toMatchObject({
      data: { outcome: 'booked' },
    })
    expect([await yearsOf(id), await yearsOf(other.id)]).toEqual([[], [2026, 2027]])
    const page = await other.who.call('duesOrderPage', { orgId: DEMO, current: 1, size: 10 })
    const order = page.records.find(({ year }) => year === '2027')
    const num = (await receiptsOf(paymentId)).find(({ voidReason }) => voidReason === null)?.num
    expect(order).toMatchObject({ status: 'paid', receiptNum: num })
    await expectBalance()
  })

  test('in parts: moved to another member, kept under a name, and the rest waits', async () => {
    const { id, paymentId, credit } = await released()
    const other = await paidMember(world)
    const memberNum = await numberOf(other.id)
    expect(await handle(credit, { remedy: 'move', memberNum, amount: '50' })).toMatchObject({
      data: { outcome: 'booked', message: '已转出' },
    })
    const open = await openCredits(paymentId)
    expect(open.map(({ fen, reason, memberId }) => [fen, reason, memberId])).toEqual([
      [5_000, 'moved', other.id],
      [15_000, 'rest', id],
    ])
    const rest = open[1]?.id ?? ''
    await staff.call('creditName', { id: rest, name: '2027 年预缴', note: '会员同意' })
    expect((await openCredits(paymentId))[1]).toMatchObject({ name: '2027 年预缴' })
    expect(await handle(rest, { remedy: 'credit' })).toMatchObject({ status: 409 })
    await expectBalance()
  })

  test('to another purpose, and back', async () => {
    const { paymentId, credit } = await released()
    expect(await handle(credit, { remedy: 'assign', name: '捐赠' })).toMatchObject({
      data: { outcome: 'booked' },
    })
    expect(await openCredits(paymentId)).toEqual([])
    await expectBalance()
    expect(await undo(await deedOf(paymentId, 'assign'))).toMatchObject({ data: true })
    expect(await openCredits(paymentId)).toMatchObject([{ fen: 20_000, reason: 'released' }])
    await expectBalance()
  })

  test.each([
    { why: 'more than there is', remedy: { remedy: 'refund', amount: '200.01' }, status: 400 },
    { why: 'nothing', remedy: { remedy: 'refund', amount: '0' }, status: 400 },
    { why: 'a member nobody knows', remedy: { remedy: 'move', memberNum: 'X' }, status: 400 },
    { why: 'a move to nobody', remedy: { remedy: 'move' }, status: 400 },
    { why: 'a purpose without a name', remedy: { remedy: 'assign', name: ' ' }, status: 400 },
    { why: 'online money that never came', remedy: { remedy: 'reverse' }, status: 409 },
  ] as const)('$why is refused, and nothing is changed', async ({ remedy, status }) => {
    const { paymentId, credit } = await released()
    expect(await handle(credit, remedy)).toMatchObject({ status })
    expect(await openCredits(paymentId)).toMatchObject([{ fen: 20_000 }])
    await expectBalance()
  })
})

test('a transfer confirmed by mistake is released, and reversed: the books are as if it had never come', async () => {
  const before = await world.books()
  const { id, orderId } = await submittedMember(world)
  await staff.call('offlineDecide', { id: orderId, decision: 'approve' })
  const { paymentId } = await releaseLast(orderId)
  const [credit] = await openCredits(paymentId)
  expect(await handle(credit?.id ?? '', { remedy: 'reverse' })).toMatchObject({
    data: { outcome: 'booked' },
  })
  expect(await yearsOf(id)).toEqual([])
  expect(await world.books()).toEqual(before)
})
