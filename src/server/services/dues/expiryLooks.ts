import { type OnlineMethod, PayMethod } from '#contract/codes.ts'
import type { DuesOrder } from '../../store/repositories/duesOrders.ts'
import { isOnline } from './payMethods.ts'

const MINUTE_MS = 60_000
const ONCE = [0]
/** The banks have no close operation: a code scanned in time may be paid some time after the deadline. */
const AGAIN = [0, 10 * MINUTE_MS, 120 * MINUTE_MS, 24 * 60 * MINUTE_MS]

/** Delays after the deadline, in milliseconds. */
const LOOKS: Record<OnlineMethod, readonly number[]> = {
  [PayMethod.Alipay]: ONCE,
  [PayMethod.Wechat]: ONCE,
  [PayMethod.Ccb]: AGAIN,
  [PayMethod.Icbc]: AGAIN,
}

/**
 * Times at which the provider is queried about an order: at its deadline, and later for providers that may still take
 * money.
 */
export function expiryLooks({ method, deadline }: Pick<DuesOrder, 'method' | 'deadline'>): Date[] {
  if (!deadline || !isOnline(method)) return []
  return LOOKS[method].map((after) => new Date(deadline.getTime() + after))
}
