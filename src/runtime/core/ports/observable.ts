/** A value that can be watched; the shape React's `useSyncExternalStore` wants. */
export interface Observable<T> {
  get(): T
  subscribe(listener: () => void): () => void
}

export interface Cell<T> extends Observable<T> {
  set(value: T): void
}

/** Listeners run after every `set` of a different value, in the order they came; one added while telling waits for the next. */
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
