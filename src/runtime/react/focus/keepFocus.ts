import { watchPresses } from '../press.ts'
import { focusNearSoon, type Trail, trailOf } from './trail.ts'

const CHANGES = { childList: true, subtree: true, attributeFilter: ['disabled'] }

/**
 * When what has the focus is taken out of the page or disabled, what stands nearest takes the focus over: whoever works
 * with the keyboard goes on there instead of at the top. Not every browser tells of it by an event. From then on presses
 * are watched, too.
 * @returns what ends it
 */
export function keepFocus(): () => void {
  const unwatch = watchPresses()
  let trail: Trail = trailOf(document.activeElement)
  const arrived = ({ target }: FocusEvent) => {
    trail = target instanceof Element ? trailOf(target) : []
  }
  const left = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) return
    // What is about to be taken out is still there while the browser tells of it.
    queueMicrotask(() => {
      if (!isLost(trail)) trail = []
    })
  }
  const changes = new MutationObserver(() => {
    if (!isLost(trail)) return
    if (!trail.some(isClosedDialog)) focusNearSoon(trail)
    trail = []
  })
  changes.observe(document.body, CHANGES)
  document.addEventListener('focusin', arrived)
  document.addEventListener('focusout', left)
  return () => {
    unwatch()
    changes.disconnect()
    document.removeEventListener('focusin', arrived)
    document.removeEventListener('focusout', left)
  }
}

/** A dialog gives the focus back itself when it has gone. */
const isClosedDialog = ({ element }: Trail[number]): boolean =>
  !element.isConnected && element.matches('[role="dialog"], dialog')

const isLost = ([first]: Trail): boolean =>
  first !== undefined && (!first.element.isConnected || first.element.matches(':disabled'))
