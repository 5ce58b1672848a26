import { DuesStatus, type EndingReason, PlanState, ReconcileReason } from '#contract/codes.ts'
import { fill } from '#domain/text/fill.ts'
import { enqueue } from '#server/base/repositories/outbox.ts'
import words from '#server/messages/dues.json' with { type: 'json' }
import { CLOSE_ORDER } from '#server/store/jobKinds.ts'
import type { Tx } from '#server/store/store.ts'
import type { DeedAuthor } from '../repositories/duesDeeds.ts'
import { lockPlanOrders, saveOrder } from '../repositories/duesOrders.ts'
import { type DuesPlan, isPaidPart, listParts, savePlan } from '../repositories/duesPlans.ts'
import { releasePart } from './releasePart.ts'

/** Author of an end that no staff member caused. */
const NOBODY: DeedAuthor = { doneBy: null, doneByName: null, reason: '' }

/**
 * Ends an open plan: the amounts held for its parts become credit of the member, and its orders are closed; transfers
 * already submitted are left for staff to decide. Returns false for a plan that is not open, which is unchanged. The
 * plan is locked together with the payments of its parts (`lockPlanToEnd`).
 */
export async function endPlan(
  tx: Tx,
  { id: planId, state }: DuesPlan,
  why: EndingReason,
  { doneBy, doneByName, reason }: DeedAuthor = NOBODY,
): Promise<boolean> {
  if (state !== PlanState.Open) return false
  const opinion = fill(words.plan.ended[why], { reason })
  const author = { doneBy, doneByName, reason: opinion }
  for (const part of await listParts(tx, planId))
    if (isPaidPart(part)) await releasePart(tx, part, author, ReconcileReason.GivenUp)
  await savePlan(tx, planId, PlanState.Ended, {
    why,
    reason,
    endedBy: doneBy,
    endedByName: doneByName,
  })
  await closeOrders(tx, planId, opinion)
  return true
}

async function closeOrders(tx: Tx, planId: string, opinion: string): Promise<void> {
  for (const { id: orderId, status } of await lockPlanOrders(tx, planId)) {
    if (status === DuesStatus.Held)
      await saveOrder(tx, orderId, { status: DuesStatus.Closed, closedAt: tx.now, opinion })
    if (status === DuesStatus.Open)
      await enqueue(tx, { kind: CLOSE_ORDER, payload: { orderId, why: 'planEnded' } })
  }
}
