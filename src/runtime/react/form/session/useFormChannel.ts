import { useCallback, useSyncExternalStore } from 'react'
import type { Channel } from '#runtime/core/form/channels.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { betweenPresses } from '../../press.ts'
import { useFormSession } from './formSession.ts'

/**
 * True for channels whose changes do not move other elements: values change during a press (a slider's while it is
 * dragged), whereas messages, fields and sections appear and disappear.
 */
const movesNothing = (channel: Channel): boolean => /^(?:value|rows):/.test(channel)

/** Subscribes for a listener on screen: notifications that would move a pressed element wait until it is released. */
export function follow(store: FormStore, channel: Channel, listener: () => void): () => void {
  if (movesNothing(channel)) return store.subscribe(channel, listener)
  return betweenPresses((told) => store.subscribe(channel, told))(listener)
}

/** Reads from the store what a channel announces. `read` must return the same object until something changes. */
export function useFormChannel<T>(channel: Channel, read: (store: FormStore) => T): T {
  const { store } = useFormSession()
  const subscribe = useCallback(
    (listener: () => void) => follow(store, channel, listener),
    [store, channel],
  )
  return useSyncExternalStore(subscribe, () => read(store))
}
