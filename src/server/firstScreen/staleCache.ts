/** Milliseconds an entry is fresh, and for how long it may be served stale while it is renewed. */
const FRESH_MS = 15_000
const USABLE_MS = 300_000
/** Milliseconds before a renewal starts, so that the current request is answered first. */
const RENEW_DELAY_MS = 250
const ENTRIES = 100

interface Entry<T> {
  at: number
  value: Promise<T>
  renewing?: true
}

/**
 * Stale-while-revalidate cache: returns an existing entry at once and renews a stale one in the background. Failures
 * are not cached.
 */
export function createStaleCache<T>(clock: () => Date) {
  const entries = new Map<string, Entry<T>>()
  const make = (key: string, maker: () => Promise<T>): Promise<T> => {
    const entry: Entry<T> = { at: clock().getTime(), value: maker() }
    const before = entries.get(key)
    entry.value.then(
      () => {
        entries.delete(key)
        entries.set(key, entry)
        const [oldest] = entries.keys()
        if (entries.size > ENTRIES && oldest !== undefined) entries.delete(oldest)
      },
      () => {
        if (entries.get(key) === before) entries.delete(key)
      },
    )
    return entry.value
  }
  return (key: string, maker: () => Promise<T>): Promise<T> => {
    const cached = entries.get(key)
    const age = cached ? clock().getTime() - cached.at : USABLE_MS
    if (!cached || age >= USABLE_MS) return make(key, maker)
    if (age >= FRESH_MS && !cached.renewing) {
      cached.renewing = true
      setTimeout(() => make(key, maker).catch(() => {}), RENEW_DELAY_MS).unref()
    }
    return cached.value
  }
}
