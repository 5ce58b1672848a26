import { afterPaint } from './afterPaint.ts'

/** How a form got complete while nobody touched it. */
export interface Whole {
  /** Milliseconds from the beginning of the mount until everything was painted. */
  paint: number
  /** The longest task over 50 ms after the first screen, 0 when there was none: so long a key would have waited. */
  longest: number
}

/**
 * Waits by watching the document, not by a timer: a timer would keep the browser from being idle.
 * @param painted milliseconds from `start` to the first screen, of which nothing more may be to come
 */
export async function watchWhole(
  element: Element,
  { start, painted }: { start: number; painted: number },
  isWhole: () => boolean,
): Promise<Whole> {
  if (isWhole()) return { paint: painted, longest: 0 }
  const tasks = watchLongTasks()
  await new Promise<void>((resolve) => {
    const look = () => {
      if (!isWhole()) return
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(look)
    observer.observe(element, { childList: true, subtree: true })
    look()
  })
  await afterPaint()
  return { paint: performance.now() - start, longest: tasks() }
}

/** Ends with the longest task the browser has reported. */
function watchLongTasks(): () => number {
  let longest = 0
  const take = (entries: readonly PerformanceEntry[]) => {
    longest = Math.max(longest, ...entries.map(({ duration }) => duration))
  }
  const observer = new PerformanceObserver((list) => take(list.getEntries()))
  observer.observe({ type: 'longtask' })
  return () => {
    take(observer.takeRecords())
    observer.disconnect()
    return longest
  }
}
