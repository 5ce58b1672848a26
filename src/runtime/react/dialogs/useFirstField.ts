import { type RefObject, useEffect } from 'react'

const FIELDS =
  'input:not([type="hidden"], [disabled]), textarea:not([disabled]), select:not([disabled])'

/** Attribute that tells the window where to set the focus when it opens; it does so twice. */
const FOCUSED_FIRST = 'data-autofocus'

/**
 * Moves the focus from a dialog's body to its first field, once, as soon as there is one, unless the person has moved
 * it. The window's mark moves along, otherwise the window would take the focus back and the field would report an error
 * for being left. Not on phones, where it would open the keyboard.
 */
export function useFirstField(body: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const element = body.current
    if (!active || !element) return
    const look = () => {
      const field = element.querySelector<HTMLElement>(FIELDS)
      if (!field || document.activeElement !== element) return
      stop()
      element.removeAttribute(FOCUSED_FIRST)
      field.setAttribute(FOCUSED_FIRST, 'true')
      field.focus()
    }
    const observer = new MutationObserver(look)
    const stop = () => {
      observer.disconnect()
      element.removeEventListener('focus', look)
    }
    observer.observe(element, { childList: true, subtree: true })
    element.addEventListener('focus', look)
    return stop
  }, [body, active])
}
