import type { CallContext } from '../../binder/callRequest.ts'
import { lockLiveOrder } from '../../store/repositories/duesOrders.ts'
import { endOrder } from './endOrder.ts'
import { isOver } from './isOver.ts'
import type { PayPlan } from './planPayment.ts'

/**
 * Ends the live order whose deadline is over, so that a new one can take its place without waiting for the job. A
 * provider that does not answer leaves it as it is.
 */
export async function endOverdue(
  { parts, org, now }: CallContext,
  { notice, method, channel }: PayPlan,
): Promise<void> {
  const live = await parts.store.tx(org.orgId, (tx) =>
    lockLiveOrder(tx, { noticeId: notice.id, method, channel }),
  )
  if (live && isOver(live, now))
    await endOrder(parts, org.orgId, live.id, 'expired').catch(() => undefined)
}
