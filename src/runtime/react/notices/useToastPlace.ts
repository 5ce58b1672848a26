import { type RefObject, useLayoutEffect, useState } from 'react'
import { useDevice } from '../hooks/useDevice.ts'
import { type Box, TOAST_EDGE, TOAST_PLACES, type ToastPlace, toastPlace } from './toastPlace.ts'

/** What messages are kept off: fields, a wizard's steps, dialogs, and what is pressed in a page. */
const OBSTACLES = '[data-field], [data-steps], [role="dialog"], main button'

/** Where the messages stand; thought about anew whenever there are others, so that none moves while it is read. */
export function useToastPlace(
  messages: RefObject<HTMLElement | null>,
  shown: readonly unknown[],
): { place: ToastPlace; edge: number } {
  const device = useDevice()
  const places = TOAST_PLACES[device]
  const edge = TOAST_EDGE[device]
  const [place, setPlace] = useState<ToastPlace>(places[0])
  useLayoutEffect(() => {
    const element = messages.current
    if (!element || shown.length === 0) return
    const obstacles = [...document.querySelectorAll(OBSTACLES)]
      .filter((obstacle) => !obstacle.contains(element))
      .map((obstacle) => obstacle.getBoundingClientRect())
    const { seen, isCut } = seenOfWindow()
    // What is fixed to the bottom of the window lies behind a keyboard on the screen.
    const possible = isCut ? places.filter((one) => one.startsWith('top')) : places
    const { offsetWidth: width, offsetHeight: height } = element
    element.style.setProperty('--seen-top', `${seen.top}px`)
    setPlace(toastPlace(possible, { width, height, edge }, seen, obstacles))
  }, [messages, places, edge, shown])
  return { place, edge }
}

function seenOfWindow(): { seen: Box; isCut: boolean } {
  const { innerWidth: right, innerHeight, visualViewport } = window
  const top = visualViewport?.offsetTop ?? 0
  const height = visualViewport?.height ?? innerHeight
  return {
    seen: { left: 0, top, right, bottom: top + height },
    isCut: height < innerHeight * 0.8,
  }
}
