import type { Size } from '../photoSize.ts'

/** Printed, a photo needs more than its pixels on the screen; beyond this the file only grows. */
const MOST = 3

/** The box a picture fills when it is turned. */
export function turnedBox({ width, height }: Size, degrees: number): Size {
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))]
  return { width: width * cos + height * sin, height: width * sin + height * cos }
}

/**
 * Pixels of the cut picture: as many as the chosen area has, at most three times those wanted, never more than there
 * are; always in the wanted proportion.
 */
export function cutSize(area: Size, wanted: Size): Size {
  const scale = Math.min(MOST, area.width / wanted.width, area.height / wanted.height)
  return {
    width: Math.max(1, Math.round(wanted.width * scale)),
    height: Math.max(1, Math.round(wanted.height * scale)),
  }
}

/** Whether the chosen area has fewer pixels than wanted: printed it will look coarse. */
export const isCoarse = (area: Size, wanted: Size): boolean =>
  area.width < wanted.width || area.height < wanted.height
