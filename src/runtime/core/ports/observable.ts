/** An observable value, in the shape of React's `useSyncExternalStore`. */
export interface Observable<T> {
  get(): T
  subscribe(listener: () => void): () => void
}

export interface Cell<T> extends Observable<T> {
  set(value: T): void
}

/**
 * Creates a cell. Listeners run in order of subscription after every `set` of a different value; one added during
 * notification runs from the next on.
 */
export function createCell<T>(initial: T): Cell<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
