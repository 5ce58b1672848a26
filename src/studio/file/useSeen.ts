import { type RefObject, useEffect, useRef, useState } from 'react'

/** Returns a ref for an element, and whether it has ever come within 200 px of the viewport. */
export function useSeen<Shown extends Element>(): [RefObject<Shown | null>, boolean] {
  const shown = useRef<Shown>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!shown.current || isSeen) return
    const observer = new IntersectionObserver(
      (entries) => setIsSeen(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '200px' },
    )
    observer.observe(shown.current)
    return () => observer.disconnect()
  }, [isSeen])
  return [shown, isSeen]
}
