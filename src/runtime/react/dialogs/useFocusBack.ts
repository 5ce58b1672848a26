import { useEffect, useState } from 'react'
import { focusAgain, focusNearSoon, isFocusFree, trailOf } from '../focus/trail.ts'

/**
 * When the dialog has gone, the focus goes back to where it was before, or near to it if that has gone too, unless it
 * has been taken elsewhere meanwhile. The window frame cannot do it: it remembers only when it is opened, and ours
 * begins open.
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
