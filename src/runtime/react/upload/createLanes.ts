/** Runs work as it is asked for, at most `count` at a time, the rest in turn. */
export function createLanes(count: number) {
  const waiting: (() => void)[] = []
  let free = count
  /** Whoever waits longest gets the place of the one that leaves. */
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
