import { useEffect, useState } from 'react'
import { focusAgain, focusNearSoon, isFocusFree, trailOf } from '../focus/trail.ts'

/**
 * Restores the focus after a dialog closes: to the former element, or near it if it has gone, unless the focus has
 * moved meanwhile. The window's own restoration does not work for dialogs that are mounted open.
 */
export function useFocusBack(): void {
  const [before] = useState(() => trailOf(document.activeElement))
  useEffect(
    () => () => {
      if (isFocusFree() && !focusAgain(before)) focusNearSoon(before)
    },
    [before],
  )
}
