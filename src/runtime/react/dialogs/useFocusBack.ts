import { useEffect, useState } from 'react'

/**
 * When the dialog has gone, the focus goes back to where it was before, unless that is gone too or the focus has been
 * taken elsewhere meanwhile. The window frame cannot do it: it remembers only when it is opened, and ours begins open.
 */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isFree = document.activeElement === null || document.activeElement === document.body
      if (isFree && before instanceof HTMLElement) before.focus({ preventScroll: true })
    },
    [before],
  )
}
