import { useCallback, useSyncExternalStore } from 'react'
import type { FormSection } from '#contract/form.ts'
import { useFormSession } from './formSession.ts'

/** Whether every field of a section is hidden now; its title then goes with them. */
export function useSectionHidden({ rows }: FormSection): boolean {
  const { store } = useFormSession()
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = rows.flat().map((key) => store.subscribe(`hidden:${key}`, listener))
      return () => {
        for (const end of ends) end()
      }
    },
    [store, rows],
  )
  const keys = rows.flat()
  return useSyncExternalStore(
    subscribe,
    () => keys.length > 0 && keys.every((key) => store.isHidden(key)),
  )
}
