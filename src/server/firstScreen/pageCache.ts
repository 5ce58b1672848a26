import { LRUCache } from 'lru-cache'

/** Milliseconds an entry is fresh, and for how long it may be served stale while it is renewed. */
const FRESH_MS = 15_000
const USABLE_MS = 300_000
/** Milliseconds before a renewal starts, so that the current request is answered first. */
const RENEW_DELAY_MS = 250
const MOST_BYTES = 64 * 1024 * 1024

/** Observer of the cache: `asked` is called for each request, `sizedBy` once, with a function that reads the size. */
export interface PageCacheWatch {
  asked(outcome: 'hit' | 'stale' | 'miss'): void
  sizedBy(read: () => { entries: number; bytes: number }): void
}

/**
 * Creates a stale-while-revalidate cache, limited by bytes (`size`): returns an existing entry at once and renews a
 * stale one in the background. Concurrent requests for a key make it once. Failures are not cached.
 */
export function createPageCache<T extends { size: number }>(
  clock: () => Date,
  watch?: PageCacheWatch,
) {
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
  watch?.sizedBy(() => ({ entries: cache.size, bytes: cache.calculatedSize }))
  return (key: string, make: () => Promise<T>): Promise<T> => {
    if (cache.getRemainingTTL(key) <= FRESH_MS - USABLE_MS) cache.delete(key)
    watch?.asked(outcomeOf(cache, key))
    return cache.forceFetch(key, { context: make })
  }
}

function outcomeOf(
  cache: { has(key: string): boolean; peek(key: string): unknown },
  key: string,
): 'hit' | 'stale' | 'miss' {
  if (cache.has(key)) return 'hit'
  return cache.peek(key) === undefined ? 'miss' : 'stale'
}
