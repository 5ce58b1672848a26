export interface SharesLimits {
  /** Number of places. */
  size: number
  /** Maximum number of waiting turns of one party. */
  waiting: number
  /** Maximum ratio of the places a party holds to the places left free for others. */
  perFree: number
  /**
   * Maximum number of places a party may hold now. A value below one is a share of time: at a half, the party rests for
   * as long as it held its place.
   */
  cap?: (name: string) => number
  /** Party that is served before all others, and never rests. */
  first: string
  /** Called after each turn with its duration, except for those of `first`. */
  onUsed?: (name: string, milliseconds: number) => void
}

/** Request of a party for a place. */
export interface Turn {
  /** True when the place was not granted at once. */
  readonly isWaiting: boolean
  /** Resolves when it is granted. */
  readonly granted: Promise<void>
  /** Returns the place, or leaves the queue. Idempotent. */
  end(): void
}

interface Party {
  held: number
  queue: (() => void)[]
  /** Time before which the party gets no place, on the scale of `performance.now()`. */
  restsUntil: number
}

/**
 * Shares a number of equal places among parties. A free place goes to the waiting party that holds the fewest; equals
 * take turns, so that all get equal shares of the time, however long a turn takes. A party may hold more than its share
 * while no other waits, but always leaves some places free for newcomers, as a switch shares its memory by dynamic
 * thresholds: a party that holds nothing waits only when there are as many others as places, or while it rests.
 */
export class FairShares {
  readonly #limits: SharesLimits
  /** Parties that hold a place or wait for one, in the order of their last turns; new parties come last. */
  readonly #parties = new Map<string, Party>()
  #free: number
  #waiting = 0
  /** Set while there are free places and all that wait for one are resting. */
  #alarm: NodeJS.Timeout | undefined

  constructor(limits: SharesLimits) {
    this.#limits = limits
    this.#free = limits.size
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waiting
  }

  /** Requests a place; undefined when too many turns of the party wait. */
  take(name: string): Turn | undefined {
    const party = this.#parties.get(name) ?? { held: 0, queue: [], restsUntil: 0 }
    if (party.queue.length >= this.#limits.waiting) return undefined
    this.#parties.set(name, party)
    let state: 'waiting' | 'held' | 'ended' = 'waiting'
    let since = 0
    let grant = () => {}
    const granted = new Promise<void>((resolve) => {
      grant = () => {
        state = 'held'
        since = performance.now()
        resolve()
      }
    })
    party.queue.push(grant)
    this.#waiting += 1
    this.#grant()
    const end = () => {
      if (state === 'held') this.#giveBack(name, party, performance.now() - since)
      else if (state === 'waiting') this.#leave(party, grant)
      state = 'ended'
      this.#forget(name, party)
      this.#grant()
    }
    return { isWaiting: state === 'waiting', granted, end }
  }

  #giveBack(name: string, party: Party, milliseconds: number): void {
    party.held -= 1
    this.#free += 1
    if (name === this.#limits.first) return
    this.#limits.onUsed?.(name, milliseconds)
    const cap = this.#cap(name)
    if (cap < 1) party.restsUntil = performance.now() + milliseconds * (1 / cap - 1)
  }

  #leave(party: Party, grant: () => void): void {
    party.queue.splice(party.queue.indexOf(grant), 1)
    this.#waiting -= 1
  }

  #forget(name: string, { held, queue }: Party): void {
    if (held === 0 && queue.length === 0) this.#parties.delete(name)
  }

  /** Grants places until none is free, or no waiting party may have one. */
  #grant(): void {
    for (let next = this.#next(); next; next = this.#next()) {
      const [name, party] = next
      this.#parties.delete(name)
      this.#parties.set(name, party)
      party.held += 1
      this.#free -= 1
      this.#waiting -= 1
      party.queue.shift()?.()
    }
    this.#wakeLater()
  }

  /** Schedules the next grant for the end of the first rest of a waiting party. */
  #wakeLater(): void {
    clearTimeout(this.#alarm)
    if (this.#free === 0 || this.#waiting === 0) return
    const now = performance.now()
    let first = Number.POSITIVE_INFINITY
    for (const { queue, restsUntil } of this.#parties.values())
      if (queue.length > 0 && restsUntil > now) first = Math.min(first, restsUntil)
    if (first < Number.POSITIVE_INFINITY) this.#alarm = setTimeout(() => this.#grant(), first - now)
  }

  #next(): [string, Party] | undefined {
    if (this.#free === 0 || this.#waiting === 0) return undefined
    let best: [string, Party] | undefined
    for (const each of this.#parties)
      if (this.#mayHave(each) && (!best || this.#rank(each) < this.#rank(best))) best = each
    return best
  }

  #mayHave([name, { held, queue, restsUntil }]: [string, Party]): boolean {
    if (queue.length === 0 || restsUntil > performance.now()) return false
    return held === 0 || held < Math.min(this.#cap(name), this.#limits.perFree * (this.#free - 1))
  }

  #cap(name: string): number {
    const { cap, size } = this.#limits
    return cap ? Math.min(size, cap(name)) : size
  }

  #rank([name, { held }]: [string, Party]): number {
    return name === this.#limits.first ? -1 : held
  }
}
