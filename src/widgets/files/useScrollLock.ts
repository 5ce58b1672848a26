import { useEffect } from 'react'

/** The page behind stays where it is as long as this is on screen: a finger that draws or pinches must not scroll it. */
export function useScrollLock(): void {
  useEffect(() => {
    const { style } = document.documentElement
    const before = style.overflow
    style.overflow = 'hidden'
    return () => {
      style.overflow = before
    }
  }, [])
}
