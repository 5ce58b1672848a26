import { EndingReason } from '#contract/codes.ts'
import { dayOf } from '#domain/time/dateFormat.ts'
import { dayAfter } from '#domain/time/days.ts'
import { enqueue } from '#server/base/repositories/outbox.ts'
import { beijingDay } from '#server/base/shared/beijingTime.ts'
import { createConfigurationChecker } from '#server/modules/configuration/checks/configurationChecker.ts'
import { scanReminders } from '#server/modules/money/reminders/scanReminders.ts'
import { settleNotified } from '#server/modules/money/settlement/settle.ts'
import { beginRetention } from '#server/modules/privacy/retention/beginRetention.ts'
import { END_PLAN, type JobKind } from '#server/store/jobKinds.ts'
import { arrivals } from '../modules/money/support/arrivals.ts'
import { approvedMember, type DuesWorld, duesWorld } from '../modules/money/support/duesWorld.ts'
import { paidMember, staffOf } from '../modules/money/support/money.ts'
import { IN_THREE, PARTS, plans } from '../modules/money/support/plans.ts'
import { withDues } from '../modules/money/support/societyDues.ts'
import { waysBack } from '../modules/money/support/ways.ts'
import { monthsAgo, rest } from '../modules/privacy/retention/world.ts'
import { SETTINGS } from '../providers/invoice/standIn.ts'
import { applied } from '../support/applications.ts'
import { publish } from '../support/publish.ts'
import { publishAsSeen } from '../support/publishAsSeen.ts'
import { DEMO, visitor } from '../support/visitor.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const PAYER = { type: '01', name: '顾闻溪', email: 'gu@example.org', receiveMethod: '03' } as const

/** A society that takes dues in parts and sends its invoices, where every kind of job comes about. */
export async function jobWorld(): Promise<DuesWorld> {
  const world = await duesWorld({ checker: createConfigurationChecker() })
  const wrong = await publish(world.server, {
    ...withDues({ ...IN_THREE, invoiceKind: 'ordinary' }),
    'invoiceProvider.json': JSON.stringify({ nuonuo: SETTINGS }),
  })
  if (wrong.length > 0) throw new Error(wrong.join())
  return world
}

/** Kind → what makes a job of it due, each time with data of its own. */
export function jobCases(world: DuesWorld): Record<JobKind, () => Promise<unknown>> {
  const { server } = world
  const { anOrder, arrives } = arrivals(() => world)
  const { partOrder, planOf } = plans(() => world)
  const numbers = { next: 1 }
  const next = () => numbers.next++
  return {
    sendSms: () =>
      visitor(server).call('sendValidCode', { orgId: DEMO, mobile: `1395${7_000_000 + next()}` }),
    async expireOrder() {
      await anOrder()
      server.advance(31 * MINUTE)
    },
    async closeOrder() {
      const { who, order } = await anOrder()
      world.alipay.breakNext('query', 'before')
      await who.call('orderCancel', { id: order.id })
    },
    async endPlan() {
      const { id, who } = await world.member()
      await arrives((await partOrder(who, id)).tradeRef, PARTS[0])
      const payload = { planId: (await planOf(id)).id, why: EndingReason.Otherwise }
      await world.tx((tx) => enqueue(tx, { kind: END_PLAN, payload }))
    },
    drawReceipt: () => paidMember(world),
    async refund() {
      const staff = await staffOf(world)
      const { undo, deedOf, openCredits, paymentOf, handle } = waysBack(
        () => world,
        () => staff,
      )
      const { order } = await anOrder()
      const trade = world.alipay.pay(order.tradeRef)
      if (!trade) throw new Error('not paid')
      await settleNotified(server.parts, DEMO, '0101', trade)
      const paymentId = await paymentOf(trade.tradeNo)
      await undo(await deedOf(paymentId, 'apply'))
      const [credit] = await openCredits(paymentId)
      await handle(credit?.id ?? '', { remedy: 'refund' })
    },
    async sendInvoice() {
      const { who, order } = await anOrder()
      await arrives(order.tradeRef)
      const asked = { orderIds: [order.id], invoiceInfo: PAYER }
      const { id } = await who.call('invoiceRequest', asked)
      await (await staffOf(world)).call('invoiceSend', { id })
    },
    async drawClosing() {
      server.advance(DAY)
      const through = dayAfter(dayOf(server.now().getTime()), -1)
      await (await staffOf(world)).call('booksClose', { through, note: '结账' })
    },
    async remind() {
      const endAt = dayAfter(beijingDay(server.now()), 30)
      await world.tx((tx) => approvedMember(tx, { mobile: `1394${7_000_000 + next()}`, endAt }))
      await scanReminders(server.parts, new Set(['sms']))
    },
    async retain() {
      const applicant = visitor(server)
      const mobile = `1393${7_000_000 + next()}`
      const { id } = await applied(server, applicant, mobile)
      await rest(server, id, monthsAgo(server, 25))
      server.advance(DAY)
      await beginRetention(server.parts)
    },
    async publishChange() {
      const staff = await staffOf(world)
      const { id } = await staff.call('changeOpen', { title: '徽标' })
      const step = { path: `assets/guard${next()}.svg`, stepId: `step${next()}`, rev: 0 }
      await staff.call('changeStep', { id, ...step, content: 'PHN2Zy8+' })
      const at = new Date(server.now().getTime() + 5 * MINUTE).toISOString()
      await publishAsSeen(staff, id, { at })
      server.advance(5 * MINUTE + 1)
    },
  }
}
