import { type RefObject, useLayoutEffect, useState } from 'react'
import { useDevice } from '../hooks/useDevice.ts'
import { afterPress } from '../press.ts'
import type { FirstPlaces, ToastPlace } from './toastPlace.ts'

/**
 * Position until the obstacles are known, and when they cannot be determined: the first of `TOAST_PLACES`, whose code
 * is loaded lazily.
 */
const FIRST: FirstPlaces = { pc: 'top', mobile: 'bottom' }
/** Distance in pixels from the edge of the window, or from the tab bar. */
const EDGE = { pc: 10, mobile: 8 } as const

/**
 * Returns the position of the messages; determined again whenever messages change, so that none moves while it is read.
 * The code is loaded with the first message, which is not to be seen until it is placed: it would jump.
 */
export function useToastPlace(
  messages: RefObject<HTMLElement | null>,
  shown: readonly unknown[],
): { place: ToastPlace; isPlaced: boolean; edge: number } {
  const device = useDevice()
  const edge = EDGE[device]
  const [place, setPlace] = useState<ToastPlace>()
  useLayoutEffect(() => {
    const element = messages.current
    if (!element || shown.length === 0) {
      setPlace(undefined)
      return
    }
    let isCurrent = true
    let callOff = () => {}
    import('./whenTouched.ts').then(
      ({ placeToasts }) => {
        if (!isCurrent) return
        callOff = afterPress(() => setPlace(placeToasts(element, device, edge)))
      },
      () => isCurrent && setPlace(FIRST[device]),
    )
    return () => {
      isCurrent = false
      callOff()
    }
  }, [messages, device, edge, shown])
  return { place: place ?? FIRST[device], isPlaced: place !== undefined, edge }
}
