/** Milliseconds an entry is as good as new, and for how long it serves while a new one is made. */
const FRESH = 15_000
const USABLE = 300_000
/** Milliseconds after which a new one is made, so that whoever asked has been answered by then. */
const AFTERWARDS = 250
const ENTRIES = 100

interface Entry<T> {
  at: number
  value: Promise<T>
  renewing?: true
}

/**
 * Remembers what costs time to make. Whoever asks gets what is there at once; what is no longer fresh is made anew
 * meanwhile, for whoever asks next. What could not be made is forgotten.
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
