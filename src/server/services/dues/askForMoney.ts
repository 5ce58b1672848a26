import { isOnline } from '../../providers/pay/payProviderRegistry.ts'
import { type DuesOrder, lockOrder } from '../../store/repositories/duesOrders.ts'
import { spaceEvents } from '../../store/repositories/rateLimits.ts'
import type { DuesParts } from './duesParts.ts'
import { providerOf } from './providerOf.ts'
import { settleNotified } from './settleNotified.ts'

const SECONDS_BETWEEN = 5

/**
 * Queries the provider about an open order and settles it when the provider reports it paid, which makes up for a
 * missing notification while the payer waits. Limited to one query per order in five seconds, however many tabs poll.
 * `closed` is ignored before the deadline: providers also answer it for trades the payer has not begun. A failed query
 * is ignored; the next poll repeats it.
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
