import { useState } from 'react'
import type { Area, Point } from 'react-easy-crop'

export const ZOOM = { min: 1, max: 4, step: 0.05 }
export const TILT = { min: -45, max: 45, step: 1 }

const START = { at: { x: 0, y: 0 }, zoom: 1, quarters: 0, tilt: 0 }

/** The chosen part of an image: moved, zoomed, rotated by quarters and straightened by degrees. */
export function useCrop() {
  const [crop, setCrop] = useState(START)
  const [area, setArea] = useState<Area>()
  const change = (to: Partial<typeof START>) => setCrop((now) => ({ ...now, ...to }))
  return {
    ...crop,
    degrees: crop.quarters * 90 + crop.tilt,
    /** The chosen area in pixels; undefined until the image has been measured. */
    area,
    setArea,
    move: (at: Point) => change({ at }),
    zoomTo: (zoom: number) => change({ zoom: Math.min(Math.max(zoom, ZOOM.min), ZOOM.max) }),
    tiltTo: (tilt: number) => change({ tilt }),
    turn: (quarters: number) => setCrop((now) => ({ ...now, quarters: now.quarters + quarters })),
    reset: () => setCrop(START),
  }
}
export type Crop = ReturnType<typeof useCrop>
