import { useLayoutEffect, useState } from 'react'

/** Where names and pictures of more than three beside each other would lie over their neighbours. */
const NARROW = '(max-width: 340px)'
const MOST_ON_NARROW = 3

/** How many items stand beside each other: as many as the page wants, on a narrow screen three at most. */
export function usePerView(wanted = 1): number {
  const [isNarrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const screen = matchMedia(NARROW)
    const read = () => setNarrow(screen.matches)
    read()
    screen.addEventListener('change', read)
    return () => screen.removeEventListener('change', read)
  }, [])
  return isNarrow ? Math.min(wanted, MOST_ON_NARROW) : wanted
}
