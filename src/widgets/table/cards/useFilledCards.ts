import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '#runtime/react/form/whenIdle.ts'

/** Cards that are filled at once, and as many more each time the browser is idle. */
const AT_ONCE = 12

/** How many cards show their values by now; in the end all do, so that searching and screen readers find them. */
export function useFilledCards(count: number): number {
  const [filled, setFilled] = useState(AT_ONCE)
  useEffect(() => {
    if (filled >= count) return
    return whenIdle(() => startTransition(() => setFilled(filled + AT_ONCE)))
  }, [filled, count])
  return filled
}
