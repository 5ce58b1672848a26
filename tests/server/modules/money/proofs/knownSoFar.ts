import { keyOf } from './findFaults.ts'
import type { Society } from './society.ts'
import type { Traffic } from './traffic.ts'

/** What people had been told by now, and what providers knew. */
export function knownSoFar({ promised }: Traffic, { provider }: Society) {
  const { orders, paid, confirmed } = promised
  const taken = provider.trades().filter((trade) => trade.taken)
  return {
    promised: { orders: new Set(orders), paid: new Set(paid), confirmed: new Set(confirmed) },
    taken: new Set(taken.map(keyOf)),
  }
}
