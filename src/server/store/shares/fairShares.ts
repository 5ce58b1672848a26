export interface SharesLimits {
  /** How many may hold at a time. */
  size: number
  /** Most that wait for one party. */
  waiting: number
  /** A party holds at most so many times what it leaves free for others. */
  perFree: number
  /** How many a party may hold just now. */
  cap?: () => number
  /** The party that goes before all others. */
  first: string
}

/** What a party has asked for. */
export interface Turn {
  /** Whether it was not granted at once. */
  readonly isWaiting: boolean
  /** Resolves when it is granted. */
  readonly granted: Promise<void>
  /** Gives back what was granted, or leaves the queue. Twice does no harm. */
  end(): void
}

interface Party {
  held: number
  queue: (() => void)[]
}

/**
 * Shares a number of equal places among parties. A free place goes to the waiting party that holds the fewest; equals
 * take turns. So all get equal shares of the time, whatever a turn takes. A party may hold more than its share while
 * nobody else asks, but always leaves some free for whoever comes, as a switch shares its memory by dynamic thresholds:
 * who holds nothing waits only when there are as many others as places.
 */
export class FairShares {
  readonly #limits: SharesLimits
  /** Those that hold or wait, in the order of their last turns; who came since is behind them. */
  readonly #parties = new Map<string, Party>()
  #free: number
  #waiting = 0

  constructor(limits: SharesLimits) {
    this.#limits = limits
    this.#free = limits.size
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waiting
  }

  /** Asks for a place; undefined when too many of the party wait. */
  take(name: string): Turn | undefined {
    const party = this.#parties.get(name) ?? { held: 0, queue: [] }
    if (party.queue.length >= this.#limits.waiting) return undefined
    this.#parties.set(name, party)
    let state: 'waiting' | 'held' | 'ended' = 'waiting'
    let grant = () => {}
    const granted = new Promise<void>((resolve) => {
      grant = () => {
        state = 'held'
        resolve()
      }
    })
    party.queue.push(grant)
    this.#waiting += 1
    this.#grant()
    const end = () => {
      if (state === 'held') this.#giveBack(party)
      else if (state === 'waiting') this.#leave(party, grant)
      state = 'ended'
      this.#forget(name, party)
      this.#grant()
    }
    return { isWaiting: state === 'waiting', granted, end }
  }

  #giveBack(party: Party): void {
    party.held -= 1
    this.#free += 1
  }

  #leave(party: Party, grant: () => void): void {
    party.queue.splice(party.queue.indexOf(grant), 1)
    this.#waiting -= 1
  }

  #forget(name: string, { held, queue }: Party): void {
    if (held === 0 && queue.length === 0) this.#parties.delete(name)
  }

  /** Grants places until none is left, or none that a party may have. */
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
  }

  #next(): [string, Party] | undefined {
    if (this.#free === 0 || this.#waiting === 0) return undefined
    let best: [string, Party] | undefined
    for (const each of this.#parties)
      if (this.#mayHave(each[1]) && (!best || this.#rank(each) < this.#rank(best))) best = each
    return best
  }

  #mayHave({ held, queue }: Party): boolean {
    if (queue.length === 0) return false
    const { cap, perFree, size } = this.#limits
    const most = Math.min(cap?.() ?? size, perFree * (this.#free - 1))
    return held === 0 || held < most
  }

  #rank([name, { held }]: [string, Party]): number {
    return name === this.#limits.first ? -1 : held
  }
}
