import type { CallData } from '#contract/calls.ts'
import { DuesStatus } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { CLOSE_ORDER } from '../../jobs/jobKinds.ts'
import { Refusal } from '../../refusal.ts'
import { type DuesOrder, findOrder } from '../../store/repositories/duesOrders.ts'
import { enqueue } from '../../store/repositories/outbox.ts'
import { allowedOrder } from './allowedOrder.ts'
import { closeHere, endOrder } from './endOrder.ts'

type Cancel = CallRequest<'orderCancel'>

/**
 * Gives up an unpaid order of one's own; again it changes nothing. Money that was faster is settled, and the call
 * refused. A provider that does not answer is told by a job.
 */
export async function cancelOrder({
  input,
  org,
  subject,
  parts,
}: Cancel): Promise<CallData<'orderCancel'>> {
  const { orgId } = org
  const order = await parts.store.tx(orgId, (tx) => allowedOrder(tx, input.id, subject, 'change'))
  if (order.status === DuesStatus.Open) await cancelOnline(parts, orgId, order)
  if (order.status === DuesStatus.Submitted) await closeHere(parts, orgId, order.id, 'cancelled')
  const after = await parts.store.tx(orgId, (tx) => findOrder(tx, order.id))
  if (after?.status === DuesStatus.Paid) throw new Refusal(RefusalCode.Conflict, 'orderPaid')
  return true
}

async function cancelOnline(parts: Cancel['parts'], orgId: string, { id }: DuesOrder) {
  const ended = endOrder(parts, orgId, id, 'cancelled')
  const isTold = await ended.then(
    () => true,
    () => false,
  )
  if (isTold) return
  await closeHere(parts, orgId, id, 'cancelled')
  const job = { kind: CLOSE_ORDER, payload: { orderId: id, why: 'cancelled' } }
  await parts.store.tx(orgId, (tx) => enqueue(tx, job))
}
