import { addRequests } from '#server/base/repositories/floodCounts.ts'
import type { Store } from '#server/store/store.ts'
import type { ShareCounts } from './floodCounts.ts'

/**
 * Shares counts in the database of all processes, the first where there are several; undefined for the embedded one, which
 * has one process.
 */
export function shareFloods(store: Store): ShareCounts | undefined {
  const [first] = store.shards()
  if (store.kind === 'embedded' || !first) return undefined
  return async (minute, added) => {
    const counted = [...added].map(([key, requests]) => {
      const [kind = '', network = ''] = key.split(' ')
      return { kind, network, requests }
    })
    const sums = await first.txSystem((tx) => addRequests(tx, minute, counted))
    return new Map(sums.map(({ kind, network, requests }) => [`${kind} ${network}`, requests]))
  }
}
