import { performance } from 'node:perf_hooks'

const LOOK_MS = 100

/** Returns the share of the time since its previous call in which the event loop was busy, 0 to 1. */
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
  /** Maximum number of places. */
  most: number
  /** Minimum number of places; a value below one is a share of the time of one place. */
  least: number
  /** Utilisation above which the number of places falls (`full`), and below which it rises (`spare`). */
  full: number
  spare: number
}

/**
 * Creates a function that returns how many places one party may hold now: fewer while the event loop is busy, because
 * more at once then yield no more answers and delay everybody else. The number is halved or raised by one (below one,
 * doubled), at most ten times a second, when the function is called.
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
