import { DuesStatus, type PayMethod, ReconcileReason } from '#contract/codes.ts'
import { yearsOf } from '#domain/fees/feeSpan.ts'
import { isPaid } from '#domain/fees/standing.ts'
import type { PaidTrade } from '../../providers/pay/payProvider.ts'
import { type Application, lockApplication } from '../../store/repositories/applications.ts'
import { type DuesNotice, findNotice } from '../../store/repositories/duesNotices.ts'
import { type DuesOrder, lockOrderOf, saveOrder } from '../../store/repositories/duesOrders.ts'
import { type DuesPayment, recordPayment } from '../../store/repositories/duesPayments.ts'
import { keepForReconcile } from '../../store/repositories/duesReconcile.ts'
import { listPaidYears } from '../../store/repositories/duesTerms.ts'
import type { Tx } from '../../store/store.ts'
import type { DecidedColumns } from '../../store/tables/dues.ts'
import type { OrgConfiguration } from '../configuration/openConfiguration.ts'
import { closeSiblings } from './closeSiblings.ts'
import { type KnownReason, keptOpinion } from './duesWords.ts'
import { extendTerm } from './extendTerm.ts'

/** Money as somebody who can be believed tells of it: a provider, or staff about an offline order. */
export interface Incoming {
  method: PayMethod
  trade: PaidTrade
  /** Whose word it is, where staff say so. */
  decided?: DecidedColumns
}

/** `known`: recorded before, nothing was done; a reason: kept for staff. */
export type Settlement = 'known' | 'paid' | ReconcileReason

/** What a payment was made for. */
interface Bought {
  order: DuesOrder
  member: Application
  notice: DuesNotice
}

/**
 * The one function that records money; notification, query, closing and staff all end here (decision 0162). Each
 * payment counts once, by the method's own number of it: it extends the member's term, or is kept for staff to look
 * at. Money is never dropped. Locks the order, then the member, then counters.
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
  const bought = order && (await boughtWith(tx, order))
  if (!bought) return keep(tx, payment, ReconcileReason.Unknown)
  const reason = await reasonToKeep(tx, bought, payment)
  if (!reason) return complete(tx, configuration, bought, payment)
  await closeUnpaid(tx, bought.order, reason)
  return keep(tx, payment, reason)
}

/** The member is held from here on, so that its paid years stay what they are. */
async function boughtWith(tx: Tx, order: DuesOrder): Promise<Bought | undefined> {
  const member = await lockApplication(tx, order.memberId)
  const notice = await findNotice(tx, order.noticeId)
  return member && notice && { order, member, notice }
}

/** Money for a year that is paid goes back, also when its order was closed meanwhile: that is said first. */
async function reasonToKeep(
  tx: Tx,
  { order, member, notice }: Bought,
  { fen }: DuesPayment,
): Promise<KnownReason | undefined> {
  if (fen !== order.fen) return ReconcileReason.Amount
  const paid = new Set(await listPaidYears(tx, { memberId: member.id }))
  const standing = { joined: 0, endAt: member.endAt, paid }
  const isDouble = yearsOf(notice.spans).some(({ year }) => isPaid(standing, year))
  if (isDouble) return ReconcileReason.Double
  return order.status === DuesStatus.Closed ? ReconcileReason.Late : undefined
}

async function complete(
  tx: Tx,
  configuration: OrgConfiguration,
  { order, member, notice }: Bought,
  payment: DuesPayment,
): Promise<'paid'> {
  const orderId = order.id
  const years = yearsOf(notice.spans)
  await extendTerm(tx, configuration, { member, payment, orderId, years })
  await saveOrder(tx, orderId, { status: DuesStatus.Paid, paidAt: payment.paidAt })
  await closeSiblings(tx, order)
  return 'paid'
}

async function keep(tx: Tx, payment: DuesPayment, reason: ReconcileReason) {
  await keepForReconcile(tx, payment, reason)
  return reason
}

/** No more money is expected for it, and its owner reads what became of the money that came. */
async function closeUnpaid(tx: Tx, { id, status, closedAt }: DuesOrder, reason: KnownReason) {
  if (status === DuesStatus.Paid) return
  await saveOrder(tx, id, {
    status: DuesStatus.Closed,
    closedAt: closedAt ?? tx.now,
    opinion: keptOpinion(reason),
  })
}
