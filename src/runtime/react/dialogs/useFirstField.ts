import { type RefObject, useEffect } from 'react'

const FIELDS =
  'input:not([type="hidden"], [disabled]), textarea:not([disabled]), select:not([disabled])'

/**
 * Hands the focus of a dialog's body on to its first field, once, as soon as there is one; whoever has gone elsewhere
 * stays there. Not on phones, where it would call up the keyboard.
 */
export function useFirstField(body: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const element = body.current
    if (!active || !element) return
    const look = () => {
      const field = element.querySelector<HTMLElement>(FIELDS)
      if (!field || document.activeElement !== element) return
      stop()
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
