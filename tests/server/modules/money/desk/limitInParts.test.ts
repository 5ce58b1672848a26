import { afterAll, beforeAll, expect, test } from 'vitest'
import { publish } from '../../../support/publish.ts'
import { staffWith } from '../../../support/staffWith.ts'
import { DEMO, type Visitor } from '../../../support/visitor.ts'
import { arrivals } from '../support/arrivals.ts'
import { type DuesWorld, duesWorld } from '../support/duesWorld.ts'
import { paidMember, submittedMember } from '../support/money.ts'
import { reliefDesk } from '../support/reliefs.ts'
import { waysBack } from '../support/ways.ts'

const DAY = 24 * 3_600_000

let world: DuesWorld
let one: Visitor
let other: Visitor
beforeAll(async () => {
  world = await duesWorld()
  await both()
})
afterAll(() => world.server.close())

/** Two of the staff, logged in anew. */
async function both() {
  one = await staffWith(world.server, 'dues')
  other = await staffWith(world.server, 'dues')
}

const demand = (moneyAbove: string) =>
  publish(world.server, { 'staff.json': JSON.stringify({ twoPersons: { moneyAbove } }) })

const { memberOf, yearsOf, expectBalance } = arrivals(() => world)
const desk = reliefDesk(
  () => world,
  () => one,
)
const others = reliefDesk(
  () => world,
  () => other,
)
const back = waysBack(
  () => world,
  () => one,
)
const seconds = waysBack(
  () => world,
  () => other,
)

const WAITING = { data: { message: expect.stringContaining('另一位工作人员确认') } }
const IN_FORCE = { data: { message: '已为 1 位会员减免会费' } }
const DONE = { status: 200, data: true }
const REVERSED = { data: { outcome: 'booked', message: '已撤销到账' } }
const PROPOSED = {
  data: { outcome: 'proposed', message: expect.stringContaining('另一位工作人员') },
}
const ASKED = { data: { outcome: 'asked', message: expect.stringContaining('另一位工作人员') } }

test('reliefs that one person gives on a day count together, by whatever resolution', async () => {
  expect(await demand('300.00')).toEqual([])
  const [first, second, third] = [await desk.named(), await desk.named(), await desk.named()]
  expect(await desk.give(first.mobile, { resolution: '一号' })).toMatchObject(IN_FORCE)
  expect(await desk.give(second.mobile, { resolution: '二号' })).toMatchObject(WAITING)
  expect(await yearsOf(second.id)).toEqual([])
  expect(await others.give(third.mobile, { resolution: '三号' })).toMatchObject(IN_FORCE)
})

test('reliefs by one resolution count together, on whatever day and by whomever', async () => {
  expect(await demand('300.00')).toEqual([])
  const [first, second, third] = [await desk.named(), await desk.named(), await desk.named()]
  expect(await others.give(first.mobile, { resolution: '主席会〔2026〕7号' })).toMatchObject({})
  world.server.advance(DAY)
  await both()
  const again = { resolution: ' 主席会〔2026〕７号 ' }
  expect(await desk.give(second.mobile, again)).toMatchObject(WAITING)
  world.server.advance(DAY)
  await both()
  expect(await desk.give(third.mobile, { resolution: '主席会〔2026〕17号' })).toMatchObject(
    IN_FORCE,
  )
})

test('a relief that was withdrawn whole does not count', async () => {
  world.server.advance(DAY)
  await both()
  expect(await demand('300.00')).toEqual([])
  const [first, second] = [await desk.named(), await desk.named()]
  const by = { resolution: '误登' }
  expect(await desk.give(first.mobile, by)).toMatchObject(IN_FORCE)
  const [relief] = await desk.reliefsOf(first.mobile)
  expect(await desk.decide(relief?.id ?? '', 'withdraw')).toMatchObject(DONE)
  expect(await desk.give(second.mobile, by)).toMatchObject(IN_FORCE)
})

/** Credit of a transfer of 200 yuan that was confirmed and released. */
async function releasedTransfer() {
  expect(await demand('999999.00')).toEqual([])
  const { id, orderId } = await submittedMember(world)
  await one.call('offlineDecide', { id: orderId, decision: 'approve' })
  const paymentId = await back.paymentOf(orderId)
  expect(await back.undo(await back.deedOf(paymentId, 'apply'))).toMatchObject(DONE)
  const [credit] = await back.openCredits(paymentId)
  return { id, paymentId, credit: credit?.id ?? '' }
}

test('a reversal above the sum is proposed by one person and made by another', async () => {
  const before = await world.books()
  const { id, paymentId, credit } = await releasedTransfer()
  expect(await demand('199.99')).toEqual([])
  expect(await back.handle(credit, { remedy: 'reverse' }, '没有到账')).toMatchObject(PROPOSED)
  expect(await back.openCredits(paymentId)).toMatchObject([{ id: credit, fen: 20_000 }])
  const page = { tab: 'reconcile', orgId: DEMO, current: 1, size: 10 } as const
  const keyword = (await memberOf(id))?.memberNum ?? ''
  const { records } = await other.call('duesDeskPage', { ...page, keyword })
  expect(records).toMatchObject([
    { id: credit, isOpen: true, advice: expect.stringContaining('另一位'), note: '没有到账' },
  ])
  expect(await back.handle(credit, { remedy: 'reverse' })).toMatchObject({
    status: 409,
    msg: '该笔到账由您提出撤销，须由另一位工作人员撤销',
  })
  expect(await seconds.handle(credit, { remedy: 'reverse' })).toMatchObject(REVERSED)
  expect(await back.openCredits(paymentId)).toEqual([])
  expect(await world.books()).toEqual(before)
})

test('a proposed reversal is off once somebody keeps the money under a name', async () => {
  const { paymentId, credit } = await releasedTransfer()
  expect(await demand('199.99')).toEqual([])
  expect(await back.handle(credit, { remedy: 'reverse' }, '没有到账')).toMatchObject(PROPOSED)
  await other.call('creditName', { id: credit, name: '留作下年', note: '已到账' })
  expect(await seconds.handle(credit, { remedy: 'reverse' })).toMatchObject(PROPOSED)
  expect(await back.openCredits(paymentId)).toMatchObject([{ id: credit, fen: 20_000 }])
})

test('what one person reversed and what one person refunds of a payment count together', async () => {
  const { paymentId, credit } = await releasedTransfer()
  expect(await demand('120.00')).toEqual([])
  expect(await back.handle(credit, { remedy: 'reverse', amount: '100' })).toMatchObject(REVERSED)
  const [rest] = await back.openCredits(paymentId)
  const refund = { remedy: 'refund', way: 'hand', refundNo: 'R-1' } as const
  expect(await back.handle(rest?.id ?? '', refund)).toMatchObject(ASKED)
  expect(await back.refundsOf(paymentId)).toMatchObject([{ state: 'asked', fen: 10_000 }])
})

test('a payment reversed in parts is reversed by one person as far as the sum', async () => {
  const { paymentId, credit } = await releasedTransfer()
  expect(await demand('120.00')).toEqual([])
  expect(await back.handle(credit, { remedy: 'reverse', amount: '100' })).toMatchObject(REVERSED)
  const [rest] = await back.openCredits(paymentId)
  expect(rest).toMatchObject({ fen: 10_000, reason: 'rest' })
  expect(await back.handle(rest?.id ?? '', { remedy: 'reverse' })).toMatchObject(PROPOSED)
  expect(await back.openCredits(paymentId)).toMatchObject([{ id: rest?.id, fen: 10_000 }])
  expect(await seconds.handle(rest?.id ?? '', { remedy: 'reverse' })).toMatchObject(REVERSED)
  expect(await back.openCredits(paymentId)).toEqual([])
  await expectBalance()
})

test('a payment refunded in parts is refunded by one person as far as the sum', async () => {
  const { tradeNo } = await paidMember(world)
  const paymentId = await back.paymentOf(tradeNo)
  await back.undo(await back.deedOf(paymentId, 'apply'))
  expect(await demand('120.00')).toEqual([])
  for (const [amount, answer] of [
    ['100', { data: { outcome: 'booked', message: '已转退款' } }],
    [undefined, ASKED],
  ] as const) {
    const [credit] = await back.openCredits(paymentId)
    const part = amount === undefined ? {} : { amount }
    const refund = { remedy: 'refund', ...part } as const
    expect(await back.handle(credit?.id ?? '', refund)).toMatchObject(answer)
  }
  const states = (await back.refundsOf(paymentId)).map(({ state, fen }) => [state, fen])
  expect(states.toSorted()).toEqual([
    ['asked', 10_000],
    ['pending', 10_000],
  ])
})
