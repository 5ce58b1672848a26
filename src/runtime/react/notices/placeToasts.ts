import type { Device } from '#contract/value.ts'
import { type Box, TOAST_PLACES, type ToastPlace, toastPlace } from './toastPlace.ts'

/** Elements that messages should not cover: fields, a wizard's steps, dialogs, and buttons of the page. */
const OBSTACLES = '[data-field], [data-steps], [role="dialog"], main button'
/** What stays in sight while the page scrolls below it: a form's errors, buttons at the foot of a dialog. */
const BARS = '[data-sticks], [data-surface="foot"]'

/**
 * Chooses the best position for the messages in the current window, and sets the visible area's offset for their style
 * sheet.
 */
export function placeToasts(messages: HTMLElement, device: Device, edge: number): ToastPlace {
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => !element.contains(messages))
      .map((element) => element.getBoundingClientRect())
  const { seen, isCut } = seenOfWindow()
  const places: readonly ToastPlace[] = TOAST_PLACES[device]
  // Elements fixed to the bottom of the window are hidden behind an on-screen keyboard.
  const possible = isCut ? places.filter((one) => one.startsWith('top')) : places
  const { offsetWidth: width, offsetHeight: height } = messages
  messages.style.setProperty('--seen-top', `${seen.top}px`)
  return toastPlace(possible, { width, height, edge }, seen, boxesOf(OBSTACLES), boxesOf(BARS))
}

function seenOfWindow(): { seen: Box; isCut: boolean } {
  const { innerWidth: right, innerHeight, visualViewport } = window
  const top = visualViewport?.offsetTop ?? 0
  const height = visualViewport?.height ?? innerHeight
  const isCut = height < innerHeight * 0.8
  const bottom = top + height
  return { seen: { left: 0, top, right, bottom: isCut ? bottom : bottom - tabBarHeight() }, isCut }
}

/** The tab bar belongs to no page: a message at the lower edge stands above it. */
const tabBarHeight = (): number =>
  document.querySelector<HTMLElement>('[data-surface="tabBar"]')?.offsetHeight ?? 0
