import { type RefObject, useLayoutEffect, useState } from 'react'

/** Returns whether an element's content is wider than the element. */
export function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useLayoutEffect(() => {
    const frame = element.current
    if (!frame) return
    const measure = () => setOverflows(frame.scrollWidth > frame.clientWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    if (frame.firstElementChild) observer.observe(frame.firstElementChild)
    return () => observer.disconnect()
  }, [element])
  return overflows
}
