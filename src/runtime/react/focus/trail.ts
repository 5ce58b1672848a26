import { focusMain } from './focusMain.ts'

/** Position of an element: itself and its ancestors from the inside out, each with its index among its siblings. */
export type Trail = readonly { element: Element; index: number }[]

/**
 * Selector of elements that may receive the focus instead. No text fields: they would open a keyboard, and report an
 * error when left.
 */
const TAKES_OVER =
  'a[href], button:not([tabindex="-1"]), summary, input[type="radio"], input[type="checkbox"], [tabindex="0"]'

export function trailOf(element: Element | null): Trail {
  const trail: { element: Element; index: number }[] = []
  for (let at = element; at && at !== document.body; at = at.parentElement)
    trail.push({ element: at, index: indexOf(at) })
  return trail
}

function indexOf(element: Element): number {
  let index = 0
  for (let at = element.previousElementSibling; at; at = at.previousElementSibling) index += 1
  return index
}

/** True when no element has the focus. */
export const isFocusFree = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/** Focuses the trail's own element if it still exists and is enabled. */
export function focusAgain([first]: Trail): boolean {
  return first?.element instanceof HTMLElement && takesFocus(first.element)
}

/** Marks an element that is loading. */
const COMING = '[data-coming]'
/** Maximum number of frames to wait for loading content: some seconds. */
const MAX_FRAMES = 300

/**
 * Focuses the element nearest to the trail: its replacement or successor, then its predecessor, then the same around
 * its ancestors; finally the page's content.
 * @returns false when the replacement is still loading, and nothing was focused
 */
function focusNear(trail: Trail): boolean {
  for (const [level, { element, index }] of trail.entries()) {
    const around = trail[level + 1]?.element
    if (element.tagName === 'MAIN') break
    if (!around?.isConnected) continue
    const siblings = [...around.children]
    const from = Math.min(index, siblings.length - 1)
    const inPlace = siblings[from]
    if (inPlace?.matches(COMING) || inPlace?.querySelector(COMING)) return false
    const nearest = [...siblings.slice(from), ...siblings.slice(0, from).reverse()]
    if (nearest.some(takesOver)) return true
  }
  focusMain()
  return true
}

/** Focuses the trail's element or the nearest one after the next render, unless the focus has been set meanwhile. */
export function focusNearSoon(trail: Trail, framesLeft = MAX_FRAMES): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!isFocusFree() || focusAgain(trail)) return
      if (framesLeft === 0) focusMain()
      else if (!focusNear(trail)) focusNearSoon(trail, framesLeft - 1)
    }),
  )
}

const takesOver = (element: Element): boolean =>
  (element.matches(TAKES_OVER) && takesFocus(element as HTMLElement)) ||
  [...element.querySelectorAll<HTMLElement>(TAKES_OVER)].some(takesFocus)

/** Focuses an element; false when it is hidden or disabled. */
function takesFocus(element: HTMLElement): boolean {
  if (!element.isConnected) return false
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
