import { useEffect } from 'react'
import type { FormStore } from '#runtime/core/form/formStore.ts'

/** Tells whether a form is filled in as it has to be; one that is closed says nothing of the document. */
export function useFilledIn(
  store: FormStore | undefined,
  tell: ((isFilledIn: boolean) => void) | undefined,
): void {
  useEffect(() => {
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
