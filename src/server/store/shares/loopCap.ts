import { performance } from 'node:perf_hooks'

const LOOK_MS = 100
const SATURATED = 0.9
const RELAXED = 0.75

/** Tells the share of the time since it was asked last in which the event loop worked. */
export type Utilisation = () => number

export function loopUtilisation(): Utilisation {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization
  }
}

/**
 * Returns how many places one party may have just now: fewer while the event loop has no time to spare, because more at
 * once brings no more answers then and everybody else waits between each two steps; in the end one. It is halved and
 * grows by one, ten times a second, when it is asked for.
 */
export function createLoopCap(
  most: number,
  utilisation = loopUtilisation(),
  now: () => number = () => performance.now(),
): () => number {
  let cap = most
  let lookedAt = now()
  return () => {
    if (now() - lookedAt < LOOK_MS) return cap
    lookedAt = now()
    const used = utilisation()
    if (used > SATURATED) cap = Math.max(1, Math.floor(cap / 2))
    else if (used < RELAXED) cap = Math.min(most, cap + 1)
    return cap
  }
}
