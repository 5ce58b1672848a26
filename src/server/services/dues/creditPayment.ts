import { DuesStatus } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { creditYears } from '#domain/fees/creditYears.ts'
import { yearsOf } from '#domain/fees/feeSpan.ts'
import { owedSpans } from '#domain/fees/owedSpans.ts'
import { Refusal } from '../../refusal.ts'
import { lockApplication } from '../../store/repositories/applications.ts'
import { type DuesOrder, lockOrder, saveOrder } from '../../store/repositories/duesOrders.ts'
import type { DuesPayment } from '../../store/repositories/duesPayments.ts'
import type { Tx } from '../../store/store.ts'
import type { OrgConfiguration } from '../configuration/openConfiguration.ts'
import { closeSiblings } from './closeSiblings.ts'
import { owingOf } from './duesAnswer.ts'
import { extendTerm } from './extendTerm.ts'

/**
 * Credits money that was kept for staff: it pays the oldest years its member owes, as many as it covers to the last
 * fen. Refused when it does not come out even, or when nobody knows whose it is: refunding is left then. Whoever calls
 * holds the entry of the list and notes the remedy in the same transaction. Locks the order, then the member.
 */
export async function creditPayment(
  tx: Tx,
  configuration: OrgConfiguration,
  payment: DuesPayment,
): Promise<void> {
  const order = payment.orderId ? await lockOrder(tx, payment.orderId) : undefined
  const member = order && (await lockApplication(tx, order.memberId))
  if (!order || !member) throw new Refusal(RefusalCode.Conflict, 'creditUnknown')
  const owing = await owingOf(tx, member, configuration)
  const owed = yearsOf(owedSpans(owing, owing.period.last))
  const years = creditYears(owed, payment.fen)
  if (!years) throw new Refusal(RefusalCode.Conflict, 'creditUneven')
  await extendTerm(tx, configuration, { member, payment, orderId: order.id, years })
  await markPaid(tx, order, payment)
  await closeSiblings(tx, order)
}

/** An order whose own sum is credited was paid after all. */
async function markPaid(
  tx: Tx,
  { id, fen, status }: DuesOrder,
  payment: DuesPayment,
): Promise<void> {
  if (payment.fen !== fen || status === DuesStatus.Paid) return
  await saveOrder(tx, id, { status: DuesStatus.Paid, paidAt: payment.paidAt, opinion: '' })
}
