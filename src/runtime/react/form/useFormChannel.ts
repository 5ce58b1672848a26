import { useCallback, useSyncExternalStore } from 'react'
import type { Channel } from '#runtime/core/form/channels.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { follow } from './follow.ts'
import { useFormSession } from './formSession.ts'

/** Reads from the store what one channel announces. `read` must give the same object until something changed. */
export function useFormChannel<T>(channel: Channel, read: (store: FormStore) => T): T {
  const { store } = useFormSession()
  const subscribe = useCallback(
    (listener: () => void) => follow(store, channel, listener),
    [store, channel],
  )
  return useSyncExternalStore(subscribe, () => read(store))
}
