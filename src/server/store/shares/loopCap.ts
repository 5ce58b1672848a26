import { performance } from 'node:perf_hooks'

const LOOK_MS = 100

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

export interface LoopCapLimits {
  /** Places when the event loop has time to spare. */
  most: number
  /** Places it never falls below; less than one is a share of the time of one. */
  least: number
  /** Shares of the time in which the loop works: above `full` there are fewer places, below `spare` more. */
  full: number
  spare: number
}

/**
 * Returns how many places one party may have just now: fewer while the event loop has no time to spare, because more at
 * once brings no more answers then and everybody else waits between each two steps. It is halved and grows by one (below
 * one it doubles), ten times a second, when it is asked for.
 */
export function createLoopCap(
  { most, least, full, spare }: LoopCapLimits,
  utilisation = loopUtilisation(),
  now: () => number = () => performance.now(),
): () => number {
  let cap = most
  let lookedAt = now()
  const lower = () => Math.max(least, cap > 1 ? Math.floor(cap / 2) : cap / 2)
  const higher = () => Math.min(most, cap < 1 ? cap * 2 : cap + 1)
  return () => {
    if (now() - lookedAt < LOOK_MS) return cap
    lookedAt = now()
    const used = utilisation()
    if (used > full) cap = lower()
    else if (used < spare) cap = higher()
    return cap
  }
}
