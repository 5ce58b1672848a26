import { type RefObject, useLayoutEffect, useState } from 'react'
import { useDevice } from '../hooks/useDevice.ts'
import { pressGate } from '../pressGate.ts'
import type { FirstPlaces, ToastPlace } from './toastPlace.ts'

/**
 * Where the messages stand until it is known what they would cover, and where that cannot be found out: the first of
 * `TOAST_PLACES`, whose code comes later.
 */
const FIRST: FirstPlaces = { pc: 'top', mobile: 'bottom' }
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
    let callOff = () => {}
    import('./placeToasts.ts').then(
      ({ placeToasts }) => {
        if (!isCurrent) return
        callOff = pressGate.afterPress(() => setPlace(placeToasts(element, device, edge)))
      },
      () => {},
    )
    return () => {
      isCurrent = false
      callOff()
    }
  }, [messages, device, edge, shown])
  return { place, edge }
}
