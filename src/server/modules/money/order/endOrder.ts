import { DuesStatus, type OnlineMethod } from '#contract/codes.ts'
import type { TradeState } from '#server/providers/pay/payProvider.ts'
import { isOnline } from '#server/providers/pay/payProviderRegistry.ts'
import type { Tx } from '#server/store/store.ts'
import { type DuesParts, providerOf } from '../duesParts.ts'
import { type ClosingReason, closingOpinion } from '../duesWords.ts'
import { type DuesOrder, findOrder, lockOrder, saveOrder } from '../repositories/duesOrders.ts'
import { settleNotified } from '../settlement/settle.ts'

/**
 * Ends an online order at its provider: settles it if it was paid, otherwise closes it there and here. Called for an
 * order already closed here, it still settles a payment whose notification was lost. Rejects when the provider does not
 * answer; the order is unchanged then.
 */
export async function endOrder(
  parts: DuesParts,
  orgId: string,
  orderId: string,
  why: ClosingReason,
): Promise<void> {
  const order = await parts.store.tx(orgId, (tx) => findOrder(tx, orderId))
  if (!order || order.status === DuesStatus.Paid || order.status === DuesStatus.Held) return
  const { method } = order
  if (!isOnline(method)) return
  const found = await lastState(parts, orgId, method, order)
  if (found.state === 'paid') await settleNotified(parts, orgId, method, found.trade)
  else await parts.store.tx(orgId, (tx) => closeHere(tx, orderId, why))
}

/**
 * Returns the state of an order at its provider after closing it there. Banks without a close operation may still
 * answer `open`; `placeOrder` schedules further queries. Rejects when the provider does not answer.
 */
export async function lastState(
  parts: DuesParts,
  orgId: string,
  method: OnlineMethod,
  { tradeRef, createdAt }: DuesOrder,
): Promise<TradeState> {
  const provider = await providerOf(parts, orgId, method)
  const seen = await provider.query(tradeRef, createdAt)
  return seen.state === 'open' ? provider.close(tradeRef, createdAt) : seen
}

/** Closes an open or submitted order in this database only; paid and closed orders are unchanged. */
export async function closeHere(tx: Tx, orderId: string, why: ClosingReason): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order?.status !== DuesStatus.Open && order?.status !== DuesStatus.Submitted) return
  const opinion = closingOpinion(why)
  tx.note({ record: { type: 'order', id: orderId } })
  await saveOrder(tx, orderId, { status: DuesStatus.Closed, closedAt: tx.now, opinion })
}
