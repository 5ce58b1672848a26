import { readFileSync } from 'node:fs'

/** Milliseconds between two looks. */
const EVERY = 1

/** How long this thread's event loop was held since it was asked last. */
export interface LoopWatch {
  /** Milliseconds of the longest pause; forgets it. */
  longest(): number
}

/**
 * Looks at the clock every millisecond. Of a pause, the time in which this thread was ready and another program had the
 * processor does not count, so that a machine in company says much the same as an idle one.
 */
export function watchLoop(): LoopWatch {
  let last = { at: performance.now(), waited: waited() }
  let longest = 0
  const look = () => {
    const now = { at: performance.now(), waited: waited() }
    longest = Math.max(longest, now.at - last.at - (now.waited - last.waited) - EVERY)
    last = now
  }
  setInterval(look, EVERY).unref()
  return {
    longest() {
      const answer = longest
      longest = 0
      return answer
    },
  }
}

/** Milliseconds the main thread has waited for a processor, as Linux counts them; none elsewhere. */
function waited(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6
  } catch {
    return 0
  }
}
