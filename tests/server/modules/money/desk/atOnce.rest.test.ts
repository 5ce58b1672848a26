import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askRefund } from '#server/modules/money/desk/refunds/askRefund.ts'
import { findPayment } from '#server/modules/money/repositories/duesPayments.ts'
import { lockPlan } from '#server/modules/money/repositories/duesPlans.ts'
import {
  keepCredit,
  lockReconcile,
  saveCredit,
} from '#server/modules/money/repositories/duesReconcile.ts'
import { settleNotified } from '#server/modules/money/settlement/settle.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import { postgresServer } from '../../../store/postgresCluster.ts'
import { createDatabase } from '../../../store/postgresDatabase.ts'
import { endedOrWaiting } from '../../../support/endedOrWaiting.ts'
import { publish } from '../../../support/publish.ts'
import { staffWith } from '../../../support/staffWith.ts'
import { DEMO, type Visitor } from '../../../support/visitor.ts'
import { arrivals } from '../support/arrivals.ts'
import { approvedMember, type DuesWorld, duesWorld } from '../support/duesWorld.ts'
import { submittedMember } from '../support/money.ts'
import { IN_THREE, plans } from '../support/plans.ts'
import { withDues } from '../support/societyDues.ts'
import { waysBack } from '../support/ways.ts'
import { BANK_COLUMNS, bankText, imported, linesOf } from './statements/support.ts'

const postgres = await postgresServer()

/** A point that one transaction reaches and others wait for. */
function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give: () => give() }
}

/** The embedded database has one transaction at a time: only PostgreSQL lets two staff act at once. */
describe.skipIf('missing' in postgres)('of two who act at once', () => {
  let world: DuesWorld
  let staff: Visitor
  let other: Visitor
  beforeAll(async () => {
    const server = 'url' in postgres ? postgres.url : ''
    world = await duesWorld({ databaseUrl: await createDatabase(server) })
    staff = await staffWith(world.server, 'dues')
    other = await staffWith(world.server, 'dues')
  })
  afterAll(() => world.server.close())
  beforeEach(() => publish(world.server, { 'staff.json': '{}' }))
  const { anOrder, arrives, yearsOf, expectBalance } = arrivals(() => world)
  const { partOrder, planOf } = plans(() => world)
  const ways = waysBack(
    () => world,
    () => staff,
  )
  const member = (realName: string, memberNum: string) =>
    world.tx((tx) => approvedMember(tx, { realName, memberNum }))

  /** Runs `work` while a transaction of another holds the member. */
  async function withMemberHeld(memberId: string, work: () => Promise<void>): Promise<void> {
    const [isHeld, mayEnd] = [signal(), signal()]
    const holding = world.tx(async (tx) => {
      await memberApplications.lock(tx, memberId)
      isHeld.give()
      await mayEnd.given
    })
    await isHeld.given
    try {
      await work()
    } finally {
      mayEnd.give()
      await holding
    }
  }

  test('with a plan and money that pays a part of it, one ends the plan and the other is told', async () => {
    expect(await publish(world.server, withDues(IN_THREE))).toEqual([])
    const { id, who } = await world.member()
    const order = await partOrder(who, id)
    await arrives(order.tradeRef, 20_000, 'PART-AND-MORE')
    const paymentId = await ways.paymentOf('PART-AND-MORE')
    const [whole] = await ways.openCredits(paymentId)
    const part = { remedy: 'credit', amount: '66.68' } as const
    expect(await ways.handle(whole?.id ?? '', part)).toMatchObject({ status: 200 })
    const [rest] = await ways.openCredits(paymentId)
    const { id: planId } = await planOf(id)
    // What becomes credit later takes the place of the rest in the list of payments.
    world.server.advance(1_000)
    const [isHeld, mayEnd] = [signal(), signal()]
    const holding = world.tx(async (tx) => {
      await lockPlan(tx, planId)
      isHeld.give()
      await mayEnd.given
    })
    await isHeld.given
    const end = staff.ask('planEnd', { id: planId, note: '会员来电' })
    await endedOrWaiting(world.server.parts.store, end)
    const credit = ways.handle(rest?.id ?? '', { remedy: 'credit', amount: '66.66' })
    await endedOrWaiting(world.server.parts.store, credit, 2)
    mayEnd.give()
    await holding
    expect(await end).toMatchObject({ status: 200 })
    expect(await credit).toMatchObject({ status: 409 })
    expect(await planOf(id)).toMatchObject({ state: 'ended' })
    await expectBalance()
  })

  test('with parts of one payment, the second counts what the first pays back', async () => {
    const { order } = await anOrder()
    const trade = world.alipay.pay(order.tradeRef)
    if (!trade) throw new Error('not paid')
    await settleNotified(world.server.parts, DEMO, '0101', trade)
    const paymentId = await ways.paymentOf(trade.tradeNo)
    await ways.undo(await ways.deedOf(paymentId, 'apply'))
    const [credit] = await ways.openCredits(paymentId)
    const restId = await world.tx(async (tx) => {
      await saveCredit(tx, credit?.id ?? '', { fen: 12_000 })
      const memberId = credit?.memberId ?? null
      return keepCredit(tx, { paymentId, memberId, fen: 8_000, reason: 'rest' })
    })
    await publish(world.server, {
      'staff.json': JSON.stringify({ twoPersons: { moneyAbove: '150.00' } }),
    })
    const configuration = await world.server.parts.configuration.of(DEMO)
    const author = { doneBy: 'A', doneByName: '会计', reason: '多缴' }
    const [isAsked, mayEnd] = [signal(), signal()]
    const first = world.tx(async (tx) => {
      const locked = await lockReconcile(tx, credit?.id ?? '')
      const payment = await findPayment(tx, paymentId)
      if (!locked || !payment) throw new Error('nothing to pay back')
      const input = { id: locked.id, remedy: 'refund', note: '多缴' } as const
      await askRefund(tx, { configuration, payment, credit: locked, input, author })
      isAsked.give()
      await mayEnd.given
    })
    await isAsked.given
    const second = ways.handle(restId, { remedy: 'refund' })
    await endedOrWaiting(world.server.parts.store, second)
    mayEnd.give()
    await first
    expect(await second).toMatchObject({ data: { outcome: 'asked' } })
    const refunds = await ways.refundsOf(paymentId)
    expect(refunds.map(({ state, fen }) => [state, fen]).toSorted()).toEqual([
      ['asked', 8_000],
      ['pending', 12_000],
    ])
  })

  test('with one number, an entry and a line of a statement, the second is told of the first', async () => {
    const { id: memberId } = await member('单号甲', 'M9300001')
    const waiting = await submittedMember(world, { realName: '单号乙' })
    const bank = await imported(world.server, staff, {
      source: 'bank',
      text: bankText([{ no: 'ONE-NUMBER', yuan: '200.00', payer: '单号乙' }]),
      mapping: BANK_COLUMNS,
    })
    const statement = bank.data && 'id' in bank.data ? (bank.data.id ?? '') : ''
    const [{ line } = { line: 0 }] = (await linesOf(staff, statement)).records
    const entry = await staff.call('entryAdd', {
      way: 'transfer',
      tradeNo: 'ONE-NUMBER',
      paidOn: '2026-01-05',
      amount: '200.00',
      people: 'M9300001',
      throughYear: '2026',
    })
    const { revision } = await staff.call('entryRead', { id: entry.id })
    let said: Promise<unknown>[] = []
    await withMemberHeld(memberId, async () => {
      const { store } = world.server.parts
      const book = staff.ask('entryBook', { id: entry.id, decision: 'book', revision })
      await endedOrWaiting(store, book)
      const settling = { id: statement, line, decision: 'confirm' } as const
      const settle = other.ask('statementSettle', { ...settling, orderId: waiting.orderId })
      await endedOrWaiting(store, settle, 2)
      said = [book, settle]
    })
    expect(await Promise.all(said)).toMatchObject([
      { status: 200 },
      { status: 409, msg: '单号“ONE-NUMBER”的款项已经入账：单号甲，200.00 元' },
    ])
    expect(await yearsOf(waiting.id)).toEqual([])
    await expectBalance()
  })
})
