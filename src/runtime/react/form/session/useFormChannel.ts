import '../../press.ts'
import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react'
import type { Channel } from '#runtime/core/form/channels.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { betweenPresses } from '../../pressGate.ts'
import { useFormSession } from './formSession.ts'

/** Values are what a press itself changes, a slider's while it is drawn; messages, fields and sections come and go. */
const movesNothing = (channel: Channel): boolean => /^(?:value|rows):/.test(channel)

/** Subscribes to a channel for a listener on screen: nothing that would move a pressed element is told meanwhile. */
export function follow(store: FormStore, channel: Channel, listener: () => void): () => void {
  if (movesNothing(channel)) return store.subscribe(channel, listener)
  return betweenPresses((told) => store.subscribe(channel, told))(listener)
}

/** Reads from the store what one channel announces. `read` must give the same object until something changed. */
export function useFormChannel<T>(channel: Channel, read: (store: FormStore) => T): T {
  const { store } = useFormSession()
  const subscribe = useCallback(
    (listener: () => void) => follow(store, channel, listener),
    [store, channel],
  )
  return useSyncExternalStore(subscribe, () => read(store))
}

/**
 * Calls `show` once when the element is there, and whenever the channel announces something: for what an element
 * shows of the store without being rendered again. It must be the same function until what it follows is another.
 */
export function useFollowing(channel: Channel, show: () => void): void {
  const { store } = useFormSession()
  useLayoutEffect(() => {
    show()
    return follow(store, channel, show)
  }, [store, channel, show])
}
