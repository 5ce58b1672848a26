import { type RefObject, useEffect, useState } from 'react'
import type { Device } from '#contract/value.ts'

/** Widths in pixels below which two devices beside each other cannot be read, and below which a computer cannot. */
const BOTH = 640
const PC = 480

const onlyDevice = (width: number): Device | undefined => {
  if (width >= BOTH) return undefined
  return width >= PC ? 'pc' : 'mobile'
}

/** The device that is shown first where an element has no room for both; undefined where it has. */
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
