import type { CallData } from '#contract/calls.ts'
import { DuesStatus } from '#contract/codes.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import type { Call } from '#server/base/call.ts'
import { spaceEvents } from '#server/base/repositories/rateLimits.ts'
import { isOnline } from '#server/providers/pay/payProviderRegistry.ts'
import { type DuesParts, providerOf } from '../duesParts.ts'
import { allowedOrder } from '../order/allowedOrder.ts'
import { type DuesOrder, findOrder, lockOrder } from '../repositories/duesOrders.ts'
import { settleNotified } from '../settlement/settle.ts'

/**
 * Returns the payment result of an order; null while unpaid. Anyone with the order's id may ask, so that polling
 * outlives a proof of mobile; of the member the answer has the id alone (decision 0165).
 */
export async function readPayResult({
  input,
  org,
  subject,
  parts,
}: Call<'payResult', 'org' | 'subject', DuesParts>): Promise<CallData<'payResult'>> {
  const { orgId } = org
  const order = await parts.store.tx(orgId, (tx) => allowedOrder(tx, input.id, subject, 'look'))
  if (order.status !== DuesStatus.Open) return outcomeOf(order)
  await pollPayment(parts, orgId, order)
  return outcomeOf(await parts.store.tx(orgId, (tx) => findOrder(tx, order.id)))
}

function outcomeOf(order: DuesOrder | undefined): CallData<'payResult'> {
  const isReceived = order?.status === DuesStatus.Paid || order?.status === DuesStatus.Held
  if (!isReceived || !order.paidAt) return null
  const { id, memberId, fen, paidAt } = order
  return { id, memberId, totalAmount: yuanOf(fen), payAt: paidAt.toISOString() }
}

const SECONDS_BETWEEN = 5

/**
 * Queries the provider about an open order and settles it when the provider reports it paid, which makes up for a
 * missing notification while the payer waits. Limited to one query per order in five seconds, however many tabs poll.
 * `closed` is ignored before the deadline: providers also answer it for trades the payer has not begun. A failed query
 * is ignored; the next poll repeats it.
 */
async function pollPayment(
  parts: DuesParts,
  orgId: string,
  { id, method, tradeRef, createdAt, result }: DuesOrder,
): Promise<void> {
  if (!isOnline(method) || result === null) return
  const isDue = await parts.store.tx(orgId, async (tx) => {
    await lockOrder(tx, id)
    return spaceEvents(tx, `payQuery:${id}`, SECONDS_BETWEEN)
  })
  if (!isDue) return
  const provider = await providerOf(parts, orgId, method).catch(() => undefined)
  const seen = await provider?.query(tradeRef, createdAt).catch(() => undefined)
  if (seen?.state === 'paid') await settleNotified(parts, orgId, method, seen.trade)
}
