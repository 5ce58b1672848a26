import { DuesStatus, PlanState } from '#contract/codes.ts'
import type { Tx } from '#server/store/store.ts'
import { withdrawInvoice } from '../../invoices/withdrawInvoice.ts'
import type { DeedAuthor } from '../../repositories/duesDeeds.ts'
import { lockPlanOrders, saveOrder } from '../../repositories/duesOrders.ts'
import { findPartOf, savePart, savePlan } from '../../repositories/duesPlans.ts'

/**
 * Reopens the instalment plan whose last part a reversed deed paid: its other parts are held again, and the invoices of
 * their orders withdrawn. Unchanged for a deed that paid no part. The plan must be locked.
 */
export async function reopenPlan(
  tx: Tx,
  deedId: string,
  { opinion, author }: { opinion: string; author: DeedAuthor },
): Promise<void> {
  const part = await findPartOf(tx, deedId)
  if (!part) return
  await savePart(tx, part)
  await savePlan(tx, part.planId, PlanState.Open)
  for (const { id: orderId, status, part: nth } of await lockPlanOrders(tx, part.planId)) {
    if (status !== DuesStatus.Paid || nth === part.nth) continue
    await saveOrder(tx, orderId, { status: DuesStatus.Held })
    await withdrawInvoice(tx, { orderId, opinion, author })
  }
}
