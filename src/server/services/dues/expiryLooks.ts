import { type OnlineMethod, PayMethod } from '#contract/codes.ts'
import type { DuesOrder } from '../../store/repositories/duesOrders.ts'
import { isOnline } from './payMethods.ts'

const MINUTE_MS = 60_000
const ONCE = [0]
/** Banks know no closing: who scanned in time may still pay a while later. */
const AGAIN = [0, 10 * MINUTE_MS, 120 * MINUTE_MS, 24 * 60 * MINUTE_MS]

/** After the deadline, in milliseconds. */
const LOOKS: Record<OnlineMethod, readonly number[]> = {
  [PayMethod.Alipay]: ONCE,
  [PayMethod.Wechat]: ONCE,
  [PayMethod.Ccb]: AGAIN,
  [PayMethod.Icbc]: AGAIN,
}

/** When the provider is asked what became of an order: at its deadline, and later where it may still take money. */
export function expiryLooks({ method, deadline }: Pick<DuesOrder, 'method' | 'deadline'>): Date[] {
  if (!deadline || !isOnline(method)) return []
  return LOOKS[method].map((after) => new Date(deadline.getTime() + after))
}
