import type { CallData } from '#contract/calls.ts'
import { DuesStatus, type OnlineMethod } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { CLOSE_ORDER } from '../../jobs/jobKinds.ts'
import { Refusal } from '../../refusal.ts'
import { type DuesOrder, findOrder } from '../../store/repositories/duesOrders.ts'
import { enqueue } from '../../store/repositories/outbox.ts'
import { allowedOrder } from './allowedOrder.ts'
import { closeHere, type DuesParts, lastState } from './endOrder.ts'
import { isOnline } from './payMethods.ts'
import { settleNotified } from './settleNotified.ts'

type Cancel = CallRequest<'orderCancel'>

/**
 * Gives up an unpaid order of one's own; again it changes nothing. Money that was faster is settled, and the call
 * refused; money that was seen and could not be recorded leaves the order open, for it came in time. A provider that
 * does not answer is told by a job, written with the closing.
 */
export async function cancelOrder({
  input,
  org,
  subject,
  parts,
}: Cancel): Promise<CallData<'orderCancel'>> {
  const { orgId } = org
  const order = await parts.store.tx(orgId, (tx) => allowedOrder(tx, input.id, subject, 'change'))
  if (isOnline(order.method)) await cancelOnline(parts, orgId, order.method, order)
  else await parts.store.tx(orgId, (tx) => closeHere(tx, order.id, 'cancelled'))
  const after = await parts.store.tx(orgId, (tx) => findOrder(tx, order.id))
  if (after?.status === DuesStatus.Paid) throw new Refusal(RefusalCode.Conflict, 'orderPaid')
  return true
}

async function cancelOnline(
  parts: DuesParts,
  orgId: string,
  method: OnlineMethod,
  order: DuesOrder,
): Promise<void> {
  if (order.status !== DuesStatus.Open) return
  const seen = await lastState(parts, orgId, method, order).catch(() => undefined)
  if (seen?.state === 'paid') {
    await settleNotified(parts, orgId, method, seen.trade)
    return
  }
  const job = { kind: CLOSE_ORDER, payload: { orderId: order.id, why: 'cancelled' } }
  await parts.store.tx(orgId, async (tx) => {
    await closeHere(tx, order.id, 'cancelled')
    if (!seen) await enqueue(tx, job)
  })
}
