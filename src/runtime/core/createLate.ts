import { loadOnce } from './loadOnce.ts'
import { createCell, type Observable } from './ports/observable.ts'

/** A lazily loaded value that can be followed: null until it has loaded. */
export interface Late<T> extends Observable<T | null> {
  /** Loads the value once, and tells those who follow it; after a failure the next call retries. */
  load(): Promise<T>
}

/** Loads what `run` brings, such as a module, for those who ask for it and those who only use it once it is there. */
export function createLate<T>(run: () => Promise<T>): Late<T> {
  const { get, set, subscribe } = createCell<T | null>(null)
  const { load } = loadOnce(async () => {
    const value = await run()
    set(value)
    return value
  })
  return { get, subscribe, load }
}
