import { useEffect, useRef, useState } from 'react'
import type { Device } from '#contract/value.ts'

/** The width that a page is laid out in, in pixels; in a narrower place it is scaled down. */
export const DEVICE_WIDTHS: Readonly<Record<Device, number>> = { pc: 1180, mobile: 390 }

/** Returns a box to attach, and the scale at which a width fits into it; at most 1. */
export function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setScale(Math.min(1, (element.clientWidth || width) / width)),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])
  return [box, scale] as const
}
