import { useLayoutEffect } from 'react'
import type { FormStore } from '#runtime/core/form/formStore.ts'

/** Reports whether a form is valid; a closed form reports true, because it no longer affects the document. */
export function useFilledIn(
  store: FormStore | undefined,
  tell: ((isFilledIn: boolean) => void) | undefined,
): void {
  useLayoutEffect(() => {
    if (!store || !tell) return
    const look = () => tell(store.isValid())
    look()
    const stop = store.subscribe('change', look)
    return () => {
      stop()
      tell(true)
    }
  }, [store, tell])
}
