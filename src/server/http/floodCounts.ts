import { LRUCache } from 'lru-cache'

const MINUTE_MS = 60_000
/** Networks that are counted at once; a network that asked longest ago is forgotten first. */
const MOST_NETWORKS = 10_000
/** Maximum number of networks shared in one statement. */
const MOST_TOLD = 500
/** Fraction of a limit that a process counts by itself before it shares its count. */
const PORTION = 1 / 40
/** Milliseconds without sharing after a failure. */
const QUIET_MS = 5000

/** Requests of one network in one minute. */
interface Count {
  /** Requests to this process. */
  own: number
  /** Requests of `own` that were shared already. */
  told: number
  /** Requests to the other processes, as of the last sharing. */
  others: number
}

/** Adds requests to what all processes counted in a minute; returns the sums by key. */
export type ShareCounts = (
  minute: Date,
  added: ReadonlyMap<string, number>,
) => Promise<ReadonlyMap<string, number>>

export interface FloodCountsParts {
  clock: () => Date
  /** Absent where this process is the only one. */
  share?: ShareCounts | undefined
  onFailure(error: unknown): void
}

/** Counts a request; returns how many there were in this minute, and the milliseconds that are left of it. */
export type CountRequest = (
  key: string,
  limit: number,
  isShared: boolean,
) => { current: number; ttl: number }

/**
 * Counts requests in memory and shares the counts with the other processes in portions: no request waits for the
 * database, few visitors are ever shared, and a network over its limit is no longer shared. All processes together
 * admit at most the limit, plus one portion each and what arrives during sharing.
 */
export function createFloodCounts({ clock, share, onFailure }: FloodCountsParts): CountRequest {
  const counts = new LRUCache<string, Count>({ max: MOST_NETWORKS })
  const due = new Map<string, Count>()
  let minute = 0
  let isTelling = false
  let quietUntil = 0

  const begin = (now: number) => {
    minute = Math.floor(now / MINUTE_MS) * MINUTE_MS
    counts.clear()
    due.clear()
  }
  const tellSome = async (tell: ShareCounts) => {
    const some = [...due].slice(0, MOST_TOLD).map(([key, count]) => ({ key, count, ...count }))
    for (const { key } of some) due.delete(key)
    const added = new Map(some.map(({ key, own, told }) => [key, own - told]))
    const sums = await tell(new Date(minute), added)
    for (const { key, count, own } of some) {
      count.told = own
      count.others = Math.max(0, (sums.get(key) ?? 0) - own)
    }
  }
  const tellAll = async (tell: ShareCounts, now: number) => {
    if (isTelling || now < quietUntil) return
    isTelling = true
    try {
      while (due.size > 0) await tellSome(tell)
    } catch (error) {
      due.clear()
      quietUntil = clock().getTime() + QUIET_MS
      onFailure(error)
    } finally {
      isTelling = false
    }
  }
  return (key, limit, isShared) => {
    const now = clock().getTime()
    if (now >= minute + MINUTE_MS || now < minute) begin(now)
    const count = counts.get(key) ?? { own: 0, told: 0, others: 0 }
    count.own += 1
    counts.set(key, count)
    const current = count.own + count.others
    const isDue = current <= limit && count.own - count.told >= limit * PORTION
    if (share && isShared && isDue) {
      due.set(key, count)
      void tellAll(share, now)
    }
    return { current, ttl: minute + MINUTE_MS - now }
  }
}
