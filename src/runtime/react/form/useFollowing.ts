import { useLayoutEffect } from 'react'
import type { Channel } from '#runtime/core/form/channels.ts'
import { follow } from './follow.ts'
import { useFormSession } from './formSession.ts'

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
