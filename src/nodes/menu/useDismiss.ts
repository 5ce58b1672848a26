import { type RefObject, useEffect } from 'react'

/** Calls `dismiss` on Escape and on a press or focus outside, while `active`. */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  active: boolean,
  dismiss: () => void,
): void {
  useEffect(() => {
    if (!active) return
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) dismiss()
    }
    const byKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      dismiss()
      element.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', byKey)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', byKey)
    }
  })
}
