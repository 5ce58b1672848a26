import { lockLiveOrder } from '../../store/repositories/duesOrders.ts'
import type { CallContext } from '../call.ts'
import type { DuesParts } from './duesParts.ts'
import { endOrder } from './endOrder.ts'
import { isOver } from './isOver.ts'
import type { PayPlan } from './planPayment.ts'

/**
 * Ends the live order if its deadline is over, so that a new one can replace it without waiting for the job. The order
 * is unchanged when the provider does not answer.
 */
export async function endOverdue(
  { parts, org, now }: CallContext<'org' | 'now', DuesParts>,
  { notice, method, channel }: PayPlan,
): Promise<void> {
  const live = await parts.store.tx(org.orgId, (tx) =>
    lockLiveOrder(tx, { noticeId: notice.id, method, channel }),
  )
  if (live && isOver(live, now))
    await endOrder(parts, org.orgId, live.id, 'expired').catch(() => undefined)
}
