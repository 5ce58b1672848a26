import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '#runtime/react/whenIdle.ts'

/** Cards that are filled at once, and as many more each time the browser is idle. */
const AT_ONCE = 12

/**
 * The number of cards that show their values already; it grows to all, so that page search and screen readers find
 * them.
 */
export function useFilledCards(count: number): number {
  const [filled, setFilled] = useState(AT_ONCE)
  useEffect(() => {
    if (filled >= count) return
    return whenIdle(() => startTransition(() => setFilled(filled + AT_ONCE)))
  }, [filled, count])
  return filled
}
