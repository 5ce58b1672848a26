import { useLayoutEffect, useState } from 'react'

/** Screens on which names and pictures of more than three items side by side would overlap. */
const NARROW = '(max-width: 340px)'
const MOST_ON_NARROW = 3

/** Returns the number of items side by side: as configured, on a narrow screen at most three. */
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
