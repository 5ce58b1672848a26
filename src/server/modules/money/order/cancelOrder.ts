import type { CallData } from '#contract/calls.ts'
import { DuesStatus, type OnlineMethod } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { Call } from '#server/base/call.ts'
import { enqueue } from '#server/base/repositories/outbox.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { isOnline } from '#server/providers/pay/payProviderRegistry.ts'
import { CLOSE_ORDER } from '#server/store/jobKinds.ts'
import type { DuesParts } from '../duesParts.ts'
import { type DuesOrder, findOrder } from '../repositories/duesOrders.ts'
import { settleNotified } from '../settlement/settle.ts'
import { allowedOrder } from './allowedOrder.ts'
import { closeHere, lastState } from './endOrder.ts'

type Cancel = Call<'orderCancel', 'org' | 'subject', DuesParts>

/**
 * Cancels an unpaid order of the caller; idempotent. If the provider reports it paid, the payment is settled, and the
 * call is refused with Conflict when that pays the order; a payment that does not fit closes it. If the payment could
 * not be recorded, the order stays open, because it was paid in time. When the provider does not answer, a job closes
 * the order there; it is enqueued in the transaction that closes the order here.
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
  if (after?.status === DuesStatus.Paid || after?.status === DuesStatus.Held)
    throw new Refusal(RefusalCode.Conflict, 'orderPaid')
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
  const payload = { orderId: order.id, why: 'cancelled' }
  await parts.store.tx(orgId, async (tx) => {
    await closeHere(tx, order.id, 'cancelled')
    if (!seen) await enqueue(tx, { kind: CLOSE_ORDER, payload })
  })
}
