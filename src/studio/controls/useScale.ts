import { useEffect, useRef, useState } from 'react'
import type { Device } from '#contract/value.ts'

/** Layout width of a page in pixels; a page is scaled down to fit a narrower place. */
export const DEVICE_WIDTHS: Readonly<Record<Device, number>> = { pc: 1180, mobile: 390 }

/** Returns a ref for the box, and the scale at which `width` fits into it; at most 1. */
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
