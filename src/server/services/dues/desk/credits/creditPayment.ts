import { DuesStatus } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import { creditYears } from '#domain/money/fees/creditYears.ts'
import { type FeeSpan, yearsOf } from '#domain/money/fees/feeSpan.ts'
import { owedSpans } from '#domain/money/fees/owedSpans.ts'
import { Refusal } from '../../../messages/refusal.ts'
import type { DeedAuthor } from '../../../store/repositories/duesDeeds.ts'
import { findNotice, insertNotice } from '../../../store/repositories/duesNotices.ts'
import { type DuesOrder, lockOrder, saveOrder } from '../../../store/repositories/duesOrders.ts'
import type { DuesPayment } from '../../../store/repositories/duesPayments.ts'
import { memberApplications } from '../../../store/repositories/memberApplications.ts'
import type { Tx } from '../../../store/store.ts'
import type { OrgConfiguration } from '../../configuration/orgConfiguration.ts'
import { owingOf } from '../notice/amountDue.ts'
import { closeSiblings } from '../settlement/closeSiblings.ts'
import { extendTerm } from '../settlement/extendTerm.ts'

/**
 * Credits a payment kept for staff to the oldest years its member owes. Throws Conflict when the sum does not match a
 * whole number of years exactly or the payment has no known member: it can only be refunded then. The caller locks the
 * reconcile entry and records the remedy in the same transaction. Locks the order, then the member.
 */
export async function creditPayment(
  tx: Tx,
  configuration: OrgConfiguration,
  payment: DuesPayment,
  author: DeedAuthor,
): Promise<void> {
  const order = payment.orderId ? await lockOrder(tx, payment.orderId) : undefined
  const member = order && (await memberApplications.lock(tx, order.memberId))
  if (!order || !member) throw new Refusal(RefusalCode.Conflict, 'creditUnknown')
  const owing = await owingOf(tx, member, configuration)
  const owed = yearsOf(owedSpans(owing, owing.period.last))
  const years = creditYears(owed, payment.fen)
  if (!years) throw new Refusal(RefusalCode.Conflict, 'creditUneven')
  await extendTerm(tx, configuration, { member, payment, orderId: order.id, years, author })
  const last = Math.max(...years.map(({ year }) => year))
  await markPaid(tx, order, payment, owedSpans(owing, last))
  await closeSiblings(tx, order)
}

/**
 * Marks the order as paid when its own sum is credited. If the money paid other years than the order's notice lists,
 * the order gets a new notice of the years actually paid.
 */
async function markPaid(
  tx: Tx,
  { id, fen, status, memberId, noticeId }: DuesOrder,
  payment: DuesPayment,
  spans: readonly FeeSpan[],
): Promise<void> {
  if (payment.fen !== fen || status === DuesStatus.Paid) return
  const told = await findNotice(tx, noticeId)
  const isSame = told !== undefined && sameYears(told.spans, spans)
  const year = Math.max(...spans.map(({ to }) => to))
  const notice = isSame ? told : await insertNotice(tx, { memberId, year, fen, spans })
  const paid = { status: DuesStatus.Paid, paidAt: payment.paidAt, opinion: '', closedAt: null }
  await saveOrder(tx, id, { ...paid, noticeId: notice.id })
}

const sameYears = (one: readonly FeeSpan[], other: readonly FeeSpan[]): boolean =>
  canonicalJson(yearsOf(one)) === canonicalJson(yearsOf(other))
