import { type DuesOrder, lockOrder } from '../../store/repositories/duesOrders.ts'
import { spaceEvents } from '../../store/repositories/rateLimits.ts'
import type { DuesParts } from './endOrder.ts'
import { isOnline } from './payMethods.ts'
import { providerOf } from './providerOf.ts'
import { settleNotified } from './settleNotified.ts'

const SECONDS_BETWEEN = 5

/**
 * Asks the provider about an open order and settles what it says was paid, so that a missing notification is made up
 * for while the payer waits: at most once in five seconds an order, however many tabs wait. `closed` is no news before
 * the deadline: providers say so too of what the payer has not begun. One that does not answer is asked again later.
 */
export async function askForMoney(
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
