import {
  DuesStatus,
  type OnlineMethod,
  type PayMethod,
  PlanState,
  ReconcileReason,
} from '#contract/codes.ts'
import { yearsOf } from '#domain/money/fees/feeSpan.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import {
  type MemberApplication,
  memberApplications,
} from '#server/modules/records/repositories/memberApplications.ts'
import type { PaidTrade } from '#server/providers/pay/payProvider.ts'
import type { Store, Tx } from '#server/store/store.ts'
import type { DecidedColumns } from '#server/store/tables/dues.ts'
import { type KnownReason, keptOpinion } from '../duesWords.ts'
import { type DuesNotice, findNotice } from '../repositories/duesNotices.ts'
import { type DuesOrder, lockOrderOf, saveOrder } from '../repositories/duesOrders.ts'
import { type DuesPayment, recordPayment } from '../repositories/duesPayments.ts'
import { type DuePart, isPaidPart, partOfOrder } from '../repositories/duesPlans.ts'
import { keepCredit } from '../repositories/duesReconcile.ts'
import { bookReceipt } from './bookDeed.ts'
import { closeSiblings } from './closeSiblings.ts'
import { extendTerm } from './extendTerm.ts'
import { payPart } from './payPart.ts'
import { whyNotNow } from './whyNotNow.ts'

/** A payment reported by a trusted source: the provider, or staff for an offline order. */
export interface Incoming {
  method: PayMethod
  trade: PaidTrade
  /** Staff member who confirmed it; absent for payments reported by a provider. */
  decided?: DecidedColumns
}

/** `known`: recorded earlier, nothing changed; `held`: a part of a plan; a `ReconcileReason`: kept for staff. */
export type Settlement = 'known' | 'paid' | 'held' | ReconcileReason

/** Subject of a payment: order, member and notice, and the part of a plan if it is one. */
interface Bought {
  order: DuesOrder
  member: MemberApplication
  notice: DuesNotice
  due: DuePart | undefined
}

/**
 * Records a payment that a provider reported or staff decided on an order; notification, query, closing and staff
 * decisions all call it (decision 0162). Money that staff enter is recorded by `bookEntry` (0319). Each payment counts
 * once, by its method and trade number: it extends the member's term, is held as a part of a plan, or is kept for
 * staff, even where no order is known. Money is never dropped. Locks the plan, the order, the member, then counters.
 */
export async function settle(
  tx: Tx,
  configuration: OrgConfiguration,
  { method, trade: { tradeRef, tradeNo, fen, paidAt }, decided }: Incoming,
): Promise<Settlement> {
  const order = await lockOrderOf(tx, method, tradeRef)
  const owner = { orderId: order?.id ?? null, memberId: order?.memberId ?? null }
  const came = { method, tradeRef, tradeNo, fen, paidAt, ...owner, ...decided }
  const payment = await recordPayment(tx, came)
  if (!payment) return 'known'
  await bookReceipt(tx, payment)
  if (order) tx.note({ record: { type: 'order', id: order.id } })
  const bought = order && (await boughtWith(tx, order))
  if (!bought) return keep(tx, payment, ReconcileReason.Unknown)
  const reason = await reasonToKeep(tx, configuration, bought, payment)
  if (!reason) return complete(tx, configuration, bought, payment)
  await closeUnpaid(tx, bought.order, reason)
  return keep(tx, payment, reason)
}

/** Locks the member, so that its paid years cannot change during the transaction. */
async function boughtWith(tx: Tx, order: DuesOrder): Promise<Bought | undefined> {
  const member = await memberApplications.lock(tx, order.memberId)
  const notice = await findNotice(tx, order.noticeId)
  const due = await partOfOrder(tx, order)
  return member && notice && { order, member, notice, due }
}

/**
 * A double payment has to be refunded, also if its order was closed meanwhile, so `Double` precedes `Late`, which is
 * also the reason for a later year than the next one owed: such orders are closed, and money may come before they are.
 */
async function reasonToKeep(
  tx: Tx,
  configuration: OrgConfiguration,
  { order, member, notice, due }: Bought,
  { fen }: DuesPayment,
): Promise<KnownReason | undefined> {
  if (fen !== order.fen) return ReconcileReason.Amount
  const why = await whyNotNow(tx, member, configuration, notice.spans)
  if (due && isPaidPart(due.part)) return ReconcileReason.Double
  const isOver = order.status === DuesStatus.Closed || (due && due.plan.state !== PlanState.Open)
  return why ?? (isOver ? ReconcileReason.Late : undefined)
}

async function complete(
  tx: Tx,
  configuration: OrgConfiguration,
  { order, member, notice, due }: Bought,
  payment: DuesPayment,
): Promise<'paid' | 'held'> {
  const orderId = order.id
  const years = yearsOf(notice.spans)
  const paying = { member, payment, credit: payment, years }
  if (due) return payPart(tx, configuration, { ...paying, due, order })
  await extendTerm(tx, configuration, { ...paying, orderId })
  await saveOrder(tx, orderId, { status: DuesStatus.Paid, paidAt: payment.paidAt })
  await closeSiblings(tx, order)
  return 'paid'
}

async function keep(
  tx: Tx,
  { id: paymentId, memberId, fen }: DuesPayment,
  reason: ReconcileReason,
) {
  await keepCredit(tx, { paymentId, memberId, fen, reason })
  return reason
}

/** Closes an unpaid order and sets the opinion that tells its owner why the money was kept. */
async function closeUnpaid(tx: Tx, { id, status, closedAt }: DuesOrder, reason: KnownReason) {
  if (status === DuesStatus.Paid || status === DuesStatus.Held) return
  await saveOrder(tx, id, {
    status: DuesStatus.Closed,
    closedAt: closedAt ?? tx.now,
    opinion: keptOpinion(reason),
  })
}

/** Settles a payment reported by a provider, in a notification with a valid signature or in the answer to a query. */
export async function settleNotified(
  { store, configuration }: { store: Store; configuration: Configurations },
  orgId: string,
  method: OnlineMethod,
  trade: PaidTrade,
): Promise<Settlement> {
  const organisation = await configuration.of(orgId)
  return store.tx(orgId, (tx) => settle(tx, organisation, { method, trade }))
}
