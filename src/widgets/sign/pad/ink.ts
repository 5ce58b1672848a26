import { PEN_WIDTH, type Point } from './stroke.ts'

/** The points of each stroke, in the pad's own measure. */
export type Ink = readonly (readonly Point[])[]

interface Size {
  width: number
  height: number
}
export interface Bounds extends Size, Point {}

/** Space around a signature, so that its image does not touch the line below it. */
const MARGIN = 4 + PEN_WIDTH / 2
/** All strokes together shorter than this part of the pad's width are a slip of the hand. */
const SHORTEST = 0.1

/** Why this is no signature, or undefined. */
export function refuseInk(ink: Ink, { width }: Size): string | undefined {
  if (ink.length === 0) return '请先签名'
  return lengthOf(ink) < width * SHORTEST ? '签名太短，请重新书写' : undefined
}

const lengthOf = (ink: Ink): number =>
  ink.reduce(
    (all, stroke) =>
      stroke.reduce((length, point, index) => length + distance(stroke[index - 1], point), all),
    0,
  )

const distance = (from: Point | undefined, to: Point): number =>
  from ? Math.hypot(to.x - from.x, to.y - from.y) : 0

/** The bounding box of the ink with a margin; strokes beyond the pad are cut off. */
export function boundsOf(ink: Ink, pad: Size): Bounds {
  const points = ink.flat()
  const [left, right] = span(points, 'x', pad.width)
  const [top, bottom] = span(points, 'y', pad.height)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** From the first to the last, on one axis. */
function span(points: readonly Point[], axis: 'x' | 'y', end: number): [number, number] {
  const places = points.map((point) => Math.min(Math.max(point[axis], 0), end))
  const first = places.reduce((least, each) => Math.min(least, each), end)
  const last = places.reduce((most, each) => Math.max(most, each), 0)
  return [Math.max(0, first - MARGIN), Math.min(end, last + MARGIN)]
}

/**
 * Returns the pointer's position in pad coordinates, whatever size the pad is displayed at.
 * @param turned the pad is rotated, its left edge at the top of the screen
 */
export function pointOn(
  pad: Size,
  box: Pick<DOMRect, 'left' | 'top' | 'right' | 'width' | 'height'>,
  at: { clientX: number; clientY: number },
  turned: boolean,
): Point {
  const across = (at.clientX - box.left) / box.width
  const down = (at.clientY - box.top) / box.height
  return turned
    ? { x: down * pad.width, y: (1 - across) * pad.height }
    : { x: across * pad.width, y: down * pad.height }
}
