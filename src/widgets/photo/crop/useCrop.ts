import { useState } from 'react'
import type { Area, Point } from 'react-easy-crop'

export const ZOOM = { min: 1, max: 4, step: 0.05 }
export const TILT = { min: -45, max: 45, step: 1 }

const START = { at: { x: 0, y: 0 }, zoom: 1, quarters: 0, tilt: 0 }

/** What part of a picture is chosen: moved, enlarged, turned by quarters and set upright by degrees. */
export function useCrop() {
  const [crop, setCrop] = useState(START)
  const [area, setArea] = useState<Area>()
  const change = (to: Partial<typeof START>) => setCrop((now) => ({ ...now, ...to }))
  return {
    ...crop,
    degrees: crop.quarters * 90 + crop.tilt,
    /** Chosen pixels; undefined until the picture has been measured. */
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
