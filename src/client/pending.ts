export interface PendingListeners {
  /** Called with the number of calls in flight that show the loading indicator. */
  onShown: (count: number) => void
  /** The last call of any kind has settled. */
  onIdle: () => void
}

/** Counts the calls in flight, silent ones apart. */
export function createPending({ onShown, onIdle }: PendingListeners) {
  let inFlight = 0
  let shown = 0

  return async function track<T>(silent: boolean, run: () => Promise<T>): Promise<T> {
    inFlight += 1
    if (!silent) onShown(++shown)
    try {
      return await run()
    } finally {
      inFlight -= 1
      if (!silent) onShown(--shown)
      if (inFlight === 0) onIdle()
    }
  }
}
