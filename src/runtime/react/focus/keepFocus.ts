import { focusNearSoon, type Trail, trailOf } from './trail.ts'

const CHANGES = { childList: true, subtree: true, attributeFilter: ['disabled'] }

/**
 * When the focused element is removed or disabled, moves the focus to the nearest element, so that keyboard users do
 * not restart at the top.
 * @returns a function that stops it
 */
export function keepFocus(): () => void {
  let trail: Trail = trailOf(document.activeElement)
  const arrived = ({ target }: FocusEvent) => {
    trail = target instanceof Element ? trailOf(target) : []
  }
  const left = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) return
    // The element is still in the document while the event is handled.
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
    changes.disconnect()
    document.removeEventListener('focusin', arrived)
    document.removeEventListener('focusout', left)
  }
}

/** True for a closed dialog, which restores the focus itself. */
const isClosedDialog = ({ element }: Trail[number]): boolean =>
  !element.isConnected && element.matches('[role="dialog"], dialog')

const isLost = ([first]: Trail): boolean =>
  first !== undefined && (!first.element.isConnected || first.element.matches(':disabled'))
