import { DuesStatus, PlanState } from '#contract/codes.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { Tx } from '#server/store/store.ts'
import { type DuesOrder, lockPlanOrders, saveOrder } from '../repositories/duesOrders.ts'
import {
  type DuePart,
  fenOfParts,
  isPaidPart,
  savePart,
  savePlan,
} from '../repositories/duesPlans.ts'
import { bookPart } from './bookDeed.ts'
import { closeSiblings } from './closeSiblings.ts'
import { type Extension, extendTerm } from './extendTerm.ts'

export interface PartPayment extends Omit<Extension, 'orderId' | 'held'> {
  due: DuePart
  /** Order of the part, locked. */
  order: DuesOrder
}

/**
 * Pays a part of a plan with credit of exactly its sum. The money is held until the last part, which pays the years
 * with all that is held; only then is the term extended, a receipt issued, and are the orders of all parts paid.
 */
export async function payPart(
  tx: Tx,
  configuration: OrgConfiguration,
  { due: { plan, part, parts }, order, ...paying }: PartPayment,
): Promise<'held' | 'paid'> {
  const { payment, credit, member, author } = paying
  const others = parts.filter(({ nth }) => nth !== part.nth)
  const isLast = others.every(isPaidPart)
  const deedId = isLast
    ? await extendTerm(tx, configuration, {
        ...paying,
        orderId: order.id,
        held: fenOfParts(others),
      })
    : await bookPart(tx, payment, {
        memberId: member.id,
        from: credit.memberId,
        fen: credit.fen,
        author,
      })
  const { paidAt, id: paymentId } = payment
  await savePart(tx, part, { paymentId, deedId, paidAt })
  const status = isLast ? DuesStatus.Paid : DuesStatus.Held
  await saveOrder(tx, order.id, { status, paidAt, opinion: '', closedAt: null })
  if (isLast) await finishPlan(tx, plan.id)
  await closeSiblings(tx, order)
  return isLast ? 'paid' : 'held'
}

async function finishPlan(tx: Tx, planId: string): Promise<void> {
  await savePlan(tx, planId, PlanState.Paid)
  for (const { id, status } of await lockPlanOrders(tx, planId))
    if (status === DuesStatus.Held) await saveOrder(tx, id, { status: DuesStatus.Paid })
}
