import { useCallback, useSyncExternalStore } from 'react'
import type { FormSection } from '#contract/form.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { useFormSession } from '../session/formSession.ts'
import { changesVisibility } from '../session/useField.ts'
import { follow } from '../session/useFormChannel.ts'

/** True while all fields of a section are hidden; its title is hidden with them. */
export function useSectionHidden({ rows }: FormSection): boolean {
  const { store } = useFormSession()
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = decisive(store, rows).map((key) => follow(store, `hidden:${key}`, listener))
      return () => {
        for (const end of ends) end()
      }
    },
    [store, rows],
  )
  return useSyncExternalStore(subscribe, () => isHidden(store, rows))
}

const isHidden = (store: FormStore, rows: FormSection['rows']): boolean =>
  rows.length > 0 && rows.every((row) => row.every((key) => store.isHidden(key)))

/** Returns the fields it depends on; empty when one field always shows. */
function decisive(store: FormStore, rows: FormSection['rows']): readonly string[] {
  const changing = (key: string) => changesVisibility(store.bundle, key)
  const keys = rows.flat()
  const isFixed = keys.some((key) => !changing(key) && !store.isHidden(key))
  return isFixed ? [] : keys.filter(changing)
}
