/** Something that is loaded when it is first asked for. */
export interface Loadable<T> {
  /** Loads it once, however often it is asked for; after a failure the next call tries again. */
  load(): Promise<T>
  /** What was loaded; undefined until then. */
  loaded(): T | undefined
}

/** Keeps what `run` brings, such as a module or an answer, for whoever asks for it. */
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
