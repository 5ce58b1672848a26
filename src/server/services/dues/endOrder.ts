import { DuesStatus, type OnlineMethod } from '#contract/codes.ts'
import type { TradeState } from '../../providers/pay/payProvider.ts'
import type { ServerParts } from '../../serverParts.ts'
import {
  type DuesOrder,
  findOrder,
  lockOrder,
  saveOrder,
} from '../../store/repositories/duesOrders.ts'
import type { Tx } from '../../store/store.ts'
import { type ClosingReason, closingOpinion } from './duesWords.ts'
import { isOnline } from './payMethods.ts'
import { providerOf } from './providerOf.ts'
import { settleNotified } from './settleNotified.ts'

export type DuesParts = Pick<ServerParts, 'store' | 'configuration' | 'payProviders'>

/**
 * Ends an online order at its provider: money that came is settled, otherwise nobody can pay it any more. Asked of
 * an order that is closed here already it still looks for money nobody told of. Rejects when the provider does not
 * answer: nothing is known then, and the order stays as it is.
 */
export async function endOrder(
  parts: DuesParts,
  orgId: string,
  orderId: string,
  why: ClosingReason,
): Promise<void> {
  const order = await parts.store.tx(orgId, (tx) => findOrder(tx, orderId))
  if (!order || order.status === DuesStatus.Paid) return
  const { method } = order
  if (!isOnline(method)) return
  const found = await lastState(parts, orgId, method, order)
  if (found.state === 'paid') await settleNotified(parts, orgId, method, found.trade)
  else await parts.store.tx(orgId, (tx) => closeHere(tx, orderId, why))
}

/**
 * What became of an order at its provider, which takes no money for it from now on. Of a bank that knows no closing the
 * answer may still be `open`: then it is asked again later (`expiryLooks`). Rejects when the provider does not answer.
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

/** Closes an order that is still live, in this database alone; one that is paid or closed stays what it is. */
export async function closeHere(tx: Tx, orderId: string, why: ClosingReason): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order?.status !== DuesStatus.Open && order?.status !== DuesStatus.Submitted) return
  const opinion = closingOpinion(why)
  await saveOrder(tx, orderId, { status: DuesStatus.Closed, closedAt: tx.now, opinion })
}
