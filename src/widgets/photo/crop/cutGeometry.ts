import type { Size } from '../photoSize.ts'

/** Printed, a photo needs more than its pixels on the screen; beyond this the file only grows. */
const MOST = 3

/** The bounding box of a rotated image. */
export function turnedBox({ width, height }: Size, degrees: number): Size {
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))]
  return { width: width * cos + height * sin, height: width * sin + height * cos }
}

/**
 * The pixel size of the cropped image: that of the chosen area, at most three times the wanted size, always in the
 * wanted proportions. Never enlarges.
 */
export function cutSize(area: Size, wanted: Size): Size {
  const scale = Math.min(MOST, area.width / wanted.width, area.height / wanted.height)
  return {
    width: Math.max(1, Math.round(wanted.width * scale)),
    height: Math.max(1, Math.round(wanted.height * scale)),
  }
}

/** Returns whether the chosen area has fewer pixels than wanted: printed it will look coarse. */
export const isCoarse = (area: Size, wanted: Size): boolean =>
  area.width < wanted.width || area.height < wanted.height
