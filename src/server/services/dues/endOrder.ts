import { DuesStatus } from '#contract/codes.ts'
import type { PayProvider, TradeState } from '../../providers/pay/payProvider.ts'
import type { ServerParts } from '../../serverParts.ts'
import {
  type DuesOrder,
  findOrder,
  lockOrder,
  saveOrder,
} from '../../store/repositories/duesOrders.ts'
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
  const { store } = parts
  const order = await store.tx(orgId, (tx) => findOrder(tx, orderId))
  if (!order || order.status === DuesStatus.Paid) return
  const { method } = order
  if (!isOnline(method)) return
  const found = await lastState(await providerOf(parts, orgId, method), order)
  if (found.state === 'paid') await settleNotified(parts, orgId, method, found.trade)
  else await closeHere(parts, orgId, orderId, why)
}

/** Of a bank that knows no closing the answer may still be `open`: then it is asked again later (`expiryLooks`). */
async function lastState(
  provider: PayProvider,
  { tradeRef, createdAt }: DuesOrder,
): Promise<TradeState> {
  const seen = await provider.query(tradeRef, createdAt)
  return seen.state === 'open' ? provider.close(tradeRef, createdAt) : seen
}

/** Closes an order that is still live, in this database alone; one that is paid or closed stays what it is. */
export async function closeHere(
  { store }: Pick<ServerParts, 'store'>,
  orgId: string,
  orderId: string,
  why: ClosingReason,
): Promise<void> {
  await store.tx(orgId, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.status !== DuesStatus.Open && order?.status !== DuesStatus.Submitted) return
    const opinion = closingOpinion(why)
    await saveOrder(tx, orderId, { status: DuesStatus.Closed, closedAt: tx.now, opinion })
  })
}
