import { type RefObject, useEffect, useState } from 'react'
import type { Device } from '#contract/value.ts'

/** Widths in pixels below which two devices side by side are unreadable, and below which the computer is. */
const BOTH = 640
const PC = 480

const onlyDevice = (width: number): Device | undefined => {
  if (width >= BOTH) return undefined
  return width >= PC ? 'pc' : 'mobile'
}

/** Returns the device to show first when an element has no room for both; undefined when it has. */
export function useOnlyDevice(element: RefObject<HTMLElement | null>): Device | undefined {
  const [only, setOnly] = useState<Device>()
  useEffect(() => {
    const watched = element.current
    if (!watched) return
    const observer = new ResizeObserver(() => setOnly(onlyDevice(watched.clientWidth)))
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return only
}
