import { LRUCache } from 'lru-cache'

/** Milliseconds an entry is fresh, and for how long it may be served stale while it is renewed. */
const FRESH_MS = 15_000
const USABLE_MS = 300_000
/** Milliseconds before a renewal starts, so that the current request is answered first. */
const RENEW_DELAY_MS = 250
const MOST_BYTES = 64 * 1024 * 1024

/**
 * Stale-while-revalidate cache, limited by bytes (`size`): returns an existing entry at once and renews a stale one in the
 * background. However many ask for a key, it is made once. Failures are not cached.
 */
export function createPageCache<T extends { size: number }>(clock: () => Date) {
  const cache = new LRUCache<string, T, () => Promise<T>>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ size }) => size,
    ttl: FRESH_MS,
    ttlResolution: 0,
    allowStale: true,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    perf: { now: () => clock().getTime() },
    async fetchMethod(_key, stale, { context: make }) {
      if (stale) await new Promise<void>((resolve) => setTimeout(resolve, RENEW_DELAY_MS).unref())
      return make()
    },
  })
  return (key: string, make: () => Promise<T>): Promise<T> => {
    if (cache.getRemainingTTL(key) <= FRESH_MS - USABLE_MS) cache.delete(key)
    return cache.forceFetch(key, { context: make })
  }
}
