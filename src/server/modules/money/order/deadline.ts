import { isOnline, PAY_PROVIDERS } from '#server/providers/pay/payProviderRegistry.ts'
import type { DuesOrder } from '../repositories/duesOrders.ts'

/** True when the order's payment deadline is over; offline orders have no deadline. */
export const isOver = ({ deadline }: Pick<DuesOrder, 'deadline'>, now: Date): boolean =>
  deadline !== null && deadline <= now

/** Returns the times at which the provider is queried about an unpaid order; empty for offline orders. */
export function expiryQueries({
  method,
  deadline,
}: Pick<DuesOrder, 'method' | 'deadline'>): Date[] {
  if (!deadline || !isOnline(method)) return []
  const delays = PAY_PROVIDERS[method].expiryQueries
  return delays.map((delay) => new Date(deadline.getTime() + delay))
}
