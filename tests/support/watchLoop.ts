import { readFileSync } from 'node:fs'

/** Milliseconds between two looks. */
const EVERY = 1

/** How long this thread's event loop was held since it was asked last. */
export interface LoopWatch {
  /** Milliseconds of the longest pause; forgets it. */
  longest(): number
  stop(): void
}

/**
 * Looks at the clock every millisecond. Of a pause, the time in which this thread was ready and another program had the
 * processor does not count, so that a machine in company says much the same as an idle one.
 */
export function watchLoop(): LoopWatch {
  let last = ownTime()
  let longest = 0
  const look = () => {
    const now = ownTime()
    longest = Math.max(longest, now - last - EVERY)
    last = now
  }
  const looking = setInterval(look, EVERY).unref()
  return {
    longest() {
      const answer = longest
      longest = 0
      return answer
    },
    stop: () => clearInterval(looking),
  }
}

/** Milliseconds of this thread's own: those in which it was ready and another program had the processor are left out. */
export const ownTime = (): number => performance.now() - waited()

/** Milliseconds this thread has waited for a processor, as Linux counts them; none elsewhere. */
function waited(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[1]) / 1e6
  } catch {
    return 0
  }
}
