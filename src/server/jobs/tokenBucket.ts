/** Token bucket: one token per action, refilled at a rate per second, with a stock of about one second. */
export interface TokenBucket {
  /**
   * Takes a token unless that leaves less than `keep`, a share of the stock. Returns 0 when taken, otherwise the
   * milliseconds until the next attempt, which grow with successive refusals, so that the attempts come one after the
   * other.
   */
  take(keep: number): number
}

export function createTokenBucket(perSecond: number, now: () => number): TokenBucket {
  const capacity = Math.max(2, perSecond)
  let tokens = capacity
  let filledAt = now()
  let refused = 0
  return {
    take(keep) {
      const time = now()
      tokens = Math.min(capacity, tokens + ((time - filledAt) / 1000) * perSecond)
      filledAt = time
      const needed = 1 + keep * capacity
      if (tokens >= needed) {
        tokens -= 1
        refused = 0
        return 0
      }
      const missing = Math.min(needed + refused, capacity) - tokens
      refused += 1
      return Math.ceil((missing / perSecond) * 1000)
    },
  }
}
