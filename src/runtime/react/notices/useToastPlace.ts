import { type RefObject, useLayoutEffect, useState } from 'react'
import { useDevice } from '../hooks/useDevice.ts'
import type { ToastPlace } from './toastPlace.ts'

/** Where the messages stand until it is known what they would cover, and where that cannot be found out. */
const FIRST = { pc: 'top', mobile: 'bottom' } as const
/** From the edge of the window, pixels; on phones a message of one line stays within the bar of tabs. */
const EDGE = { pc: 10, mobile: 4 } as const

/**
 * Where the messages stand; thought about anew whenever there are others, so that none moves while it is read. The code
 * that thinks comes with the first of them.
 */
export function useToastPlace(
  messages: RefObject<HTMLElement | null>,
  shown: readonly unknown[],
): { place: ToastPlace; edge: number } {
  const device = useDevice()
  const edge = EDGE[device]
  const [place, setPlace] = useState<ToastPlace>(FIRST[device])
  useLayoutEffect(() => {
    const element = messages.current
    if (!element || shown.length === 0) return
    let isCurrent = true
    import('./placeToasts.ts').then(
      ({ placeToasts }) => {
        if (isCurrent) setPlace(placeToasts(element, device, edge))
      },
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [messages, device, edge, shown])
  return { place, edge }
}
