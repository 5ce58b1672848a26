import { focusMain } from './focusMain.ts'

/** Where an element stood: itself and what it stood in, from the inside out, each with its number among its siblings. */
export type Trail = readonly { element: Element; index: number }[]

/** What may take over the focus. No text field: it would call up a keyboard, and complain when left. */
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

/** Whether nobody has the focus. */
export const isFocusFree = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/** Focuses the element the trail began at, where it still stands and can be used. */
export function focusAgain([first]: Trail): boolean {
  return first?.element instanceof HTMLElement && takesFocus(first.element)
}

/** Something that is being loaded stands there. */
const COMING = '[data-coming]'
/** Frames to wait for what is being loaded: some seconds. */
const MAX_FRAMES = 300

/**
 * Focuses what stands nearest to where the trail began: what took its place or follows there, then what precedes it,
 * then the same around it; at last the page's content.
 * @returns false where what took its place is being loaded, and nothing was focused
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

/**
 * Focuses the element the trail began at, or else what stands nearest to there, a moment later: when everything has
 * been drawn and nobody else has taken the focus.
 */
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

/** A hidden or disabled element takes none. */
function takesFocus(element: HTMLElement): boolean {
  if (!element.isConnected) return false
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
