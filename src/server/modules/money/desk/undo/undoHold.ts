import { DuesStatus, PlanState, ReconcileReason } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/dues.json' with { type: 'json' }
import { Refusal } from '#server/messages/refusal.ts'
import type { Tx } from '#server/store/store.ts'
import { releasePart } from '../../instalments/releasePart.ts'
import type { Deed, DeedAuthor } from '../../repositories/duesDeeds.ts'
import { lockPlanOrders, saveOrder } from '../../repositories/duesOrders.ts'
import { findPartOf, lockPlan, savePart } from '../../repositories/duesPlans.ts'

/**
 * Reverses the payment of a part of an open plan: the part is unpaid again, and the amount held for it is credit.
 * Throws Conflict when the plan is not open any more.
 */
export async function undoHold(tx: Tx, deed: Deed, author: DeedAuthor): Promise<void> {
  const held = await findPartOf(tx, deed.id)
  const plan = held && (await lockPlan(tx, held.planId))
  const part = await findPartOf(tx, deed.id)
  if (plan?.state !== PlanState.Open || !part) throw new Refusal(RefusalCode.Conflict, 'planOver')
  await releasePart(tx, part, author, ReconcileReason.Released)
  await savePart(tx, part)
  const opinion = fill(words.released, { reason: author.reason })
  for (const order of await lockPlanOrders(tx, plan.id))
    if (order.part === part.nth && order.status === DuesStatus.Held)
      await saveOrder(tx, order.id, { status: DuesStatus.Closed, closedAt: tx.now, opinion })
}
