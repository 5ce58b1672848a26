/** Creates a queue that runs at most `count` tasks at a time, in order. */
export function createTaskQueue(count: number) {
  const waiting: (() => void)[] = []
  let free = count
  /** Passes the free slot to the longest waiting task. */
  const release = () => {
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
      release()
    }
  }
}
