/** A lazily loaded value. */
export interface Loadable<T> {
  /** Loads the value once; after a failure the next call retries. */
  load(): Promise<T>
  /** Returns the loaded value; undefined before. */
  loaded(): T | undefined
}

/** Caches the result of `run`, such as a module. */
export function loadOnce<T>(run: () => Promise<T>): Loadable<T> {
  let value: T | undefined
  let loading: Promise<T> | undefined
  const load = () => {
    loading ??= run().then(
      (loaded) => {
        value = loaded
        return loaded
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  return { load, loaded: () => value }
}
