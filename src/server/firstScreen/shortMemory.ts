/** Milliseconds an entry is fresh, and for how long it may be served stale while it is renewed. */
const FRESH = 15_000
const USABLE = 300_000
/** Milliseconds before a renewal starts, so that the current request is answered first. */
const AFTERWARDS = 250
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
export function createShortMemory<T>(clock: () => Date) {
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
    const known = entries.get(key)
    const age = known ? clock().getTime() - known.at : USABLE
    if (!known || age >= USABLE) return make(key, maker)
    if (age >= FRESH && !known.renewing) {
      known.renewing = true
      setTimeout(() => make(key, maker).catch(() => {}), AFTERWARDS).unref()
    }
    return known.value
  }
}
