import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react'
import type { Channel } from '#runtime/core/form/channels.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
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

/** What an element of a place follows without rendering. */
type Followed = readonly ('value' | 'error')[]

/**
 * Calls `show` when the element is mounted and whenever one of these channels of the path announces: for updates without
 * rendering. `channels` and `show` must stay the same.
 */
export function useFollowing(path: FormPath, channels: Followed, show: () => void): void {
  const { store } = useFormSession()
  useLayoutEffect(() => {
    show()
    const ends = channels.map((channel) => follow(store, `${channel}:${path}`, show))
    return () => {
      for (const end of ends) end()
    }
  }, [store, path, channels, show])
}
