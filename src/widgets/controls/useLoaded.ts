import { useEffect, useState } from 'react'
import { afterPress } from '#runtime/react/press.ts'

export interface Loaded<T> {
  value?: T
  failed?: boolean
}

/** Returns the result of `load`, reloaded whenever `load` changes; an outdated answer is dropped. */
export function useLoaded<T>(load: (() => Promise<T>) | undefined): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T> & { of?: unknown }>({})
  useEffect(() => {
    let current = true
    load?.().then(
      (value) => afterPress(() => current && setLoaded({ value, of: load })),
      () => afterPress(() => current && setLoaded({ failed: true, of: load })),
    )
    return () => {
      current = false
    }
  }, [load])
  return loaded.of === load ? loaded : {}
}
