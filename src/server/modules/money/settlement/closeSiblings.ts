import { enqueue } from '#server/base/repositories/outbox.ts'
import { CLOSE_ORDER } from '#server/store/jobKinds.ts'
import type { Tx } from '#server/store/store.ts'
import type { ClosingReason } from '../duesWords.ts'
import { type DuesOrder, listOpenOrders } from '../repositories/duesOrders.ts'

/**
 * Enqueues the closing of the member's other open orders at their providers: each of them begins with the year that was
 * the next one owed until now, so none may be paid any more. Offline orders already submitted to staff are left for
 * them to decide. The member must be locked.
 */
export async function closeSiblings(
  tx: Tx,
  { id, memberId }: DuesOrder,
  why: ClosingReason = 'sibling',
): Promise<void> {
  const open = await listOpenOrders(tx, memberId)
  for (const sibling of open)
    if (sibling.id !== id)
      await enqueue(tx, { kind: CLOSE_ORDER, payload: { orderId: sibling.id, why } })
}
