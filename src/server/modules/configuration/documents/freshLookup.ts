import { LRUCache } from 'lru-cache'

/** Maximum age of an answer, in milliseconds. */
const FRESH_MS = 1000
/** Sizes of the caches. Misses have a separate cache, so that invented names evict no known one. */
const MOST_FOUND = 20_000
const MOST_MISSING = 10_000
/** Most keys per query. */
const BATCH = 500

export interface FreshLookup<T> {
  /**
   * Returns the value of a key; `undefined` where there is none.
   * @throws the error with which the key could not be read
   */
  of(key: string): Promise<T | undefined>
  /** Stores an answer that another lookup read at the time `at`. */
  learn(key: string, value: T, at: number): void
  /** Empties the caches: the next answers are read again. */
  forget(): void
}

/** A key that could not be read has the reason as its value. */
type Answers<T> = ReadonlyMap<string, T | Error>

interface Batch<T> {
  keys: Set<string>
  answers: Promise<Answers<T>>
}

/**
 * Creates a lookup whose answers are at most a second old. One query runs at a time, and keys requested meanwhile share
 * the next one, so that the number of queries is limited by the speed of the database and not by keys or callers.
 * @param found called with each value found and the time at which it was requested
 */
export function createFreshLookup<T extends object>(
  read: (keys: string[]) => Promise<Answers<T>>,
  wallClock: () => number,
  found: (value: T, at: number) => void = () => undefined,
): FreshLookup<T> {
  const ages = { ttl: FRESH_MS, ttlResolution: 0, perf: { now: wallClock } }
  const known = new LRUCache<string, T>({ max: MOST_FOUND, ...ages })
  const missing = new LRUCache<string, true>({ max: MOST_MISSING, ...ages })
  let running: Batch<T> | undefined
  let waiting: readonly Batch<T>[] = []
  let ended: Promise<unknown> = Promise.resolve()

  const keep = (keys: Iterable<string>, answers: Answers<T>, start: number) => {
    for (const key of keys) {
      const value = answers.get(key)
      if (!value) missing.set(key, true, { start })
      else if (!(value instanceof Error)) {
        known.set(key, value, { start })
        found(value, start)
      }
    }
  }
  const run = async (batch: Batch<T>) => {
    waiting = waiting.filter((one) => one !== batch)
    running = batch
    const start = wallClock()
    try {
      const answers = await read([...batch.keys])
      if (running === batch) keep(batch.keys, answers, start)
      return answers
    } finally {
      if (running === batch) running = undefined
    }
  }
  const begin = (): Batch<T> => {
    const batch: Batch<T> = { keys: new Set(), answers: ended.then(() => run(batch)) }
    ended = batch.answers.catch(() => undefined)
    waiting = [...waiting, batch]
    return batch
  }
  const joined = (key: string): Batch<T> => {
    const asked = [...(running ? [running] : []), ...waiting].find(({ keys }) => keys.has(key))
    if (asked) return asked
    const last = waiting.at(-1)
    const batch = last && last.keys.size < BATCH ? last : begin()
    batch.keys.add(key)
    return batch
  }
  return {
    async of(key) {
      const value = known.get(key)
      if (value || missing.has(key)) return value
      const answer = (await joined(key).answers).get(key)
      if (answer instanceof Error) throw answer
      return answer
    },
    learn: (key, value, start) => void known.set(key, value, { start }),
    forget() {
      known.clear()
      missing.clear()
      running = undefined
    },
  }
}
