import { CLOSE_ORDER } from '../../jobs/jobKinds.ts'
import { type DuesOrder, listOpenOrders } from '../../store/repositories/duesOrders.ts'
import { enqueue } from '../../store/repositories/outbox.ts'
import type { Tx } from '../../store/store.ts'

/**
 * Has the member's other open orders closed at their providers: every one of them begins with the same unpaid year, so
 * none can be paid rightly any more. What staff were shown of an offline one stays for them to judge.
 */
export async function closeSiblings(tx: Tx, { id, memberId }: DuesOrder): Promise<void> {
  const open = await listOpenOrders(tx, memberId)
  for (const sibling of open)
    if (sibling.id !== id)
      await enqueue(tx, { kind: CLOSE_ORDER, payload: { orderId: sibling.id, why: 'sibling' } })
}
