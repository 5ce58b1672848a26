import { createHash } from 'node:crypto'
import { ownTime } from './watchLoop.ts'

/** Milliseconds for which nothing may hold an event loop, on the machine that limits are chosen on. */
const MOST_MS = 50
/** Milliseconds that a fixed amount of work takes there. */
const REFERENCE_MS = 25
/** Tries of which all must hold the loop too long: other programs, garbage and first runs hold one now and then. */
const TRIES = 5

/** One try of a piece of work. */
export interface Held {
  /** Milliseconds for which the event loop was held at most. */
  longest: number
  /** How many times as long as on the reference machine anything takes here, just now. */
  slowness: number
}

/**
 * Tries a piece of work until it holds the event loop for less than 50 ms of the reference machine, five times at most.
 * Returns what was too long; nothing when one try was not.
 * @param hold prepares the work anew, does it, and returns for how long it held the loop
 */
export async function heldTooLong(hold: () => Promise<number>): Promise<Held[]> {
  const tries: Held[] = []
  while (tries.length < TRIES) {
    const longest = await hold()
    if (longest <= MOST_MS) return []
    const slowness = slownessNow()
    if (longest <= MOST_MS * slowness) return []
    tries.push({ longest, slowness })
  }
  return tries
}

/** The same work is timed as what it is compared with: without what other programs took. */
function slownessNow(): number {
  const block = Buffer.alloc(1 << 20)
  const begun = ownTime()
  for (let turn = 0; turn < 24; turn += 1) createHash('sha512').update(block).digest()
  return Math.max(1, (ownTime() - begun) / REFERENCE_MS)
}
