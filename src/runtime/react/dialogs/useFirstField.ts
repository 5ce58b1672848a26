import { type RefObject, useEffect } from 'react'

const FIELDS =
  'input:not([type="hidden"], [disabled]), textarea:not([disabled]), select:not([disabled])'

/** Marks where the window frame sets the focus when it opens. It does so twice. */
const FOCUSED_FIRST = 'data-autofocus'

/**
 * Hands the focus of a dialog's body on to its first field, once, as soon as there is one; whoever has gone elsewhere
 * stays there. The frame's mark goes with it: else the frame would take the focus away from the field again, which
 * leaves the field and has it complain. Not on phones, where it would call up the keyboard.
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
