/** Possible positions of messages, the best first: over repeated parts of a page, and where there is little content. */
export const TOAST_PLACES = {
  pc: ['top', 'bottom', 'topEnd', 'bottomEnd', 'bottomStart'],
  mobile: ['bottom', 'top'],
} as const

/** The best position of each device. */
export type FirstPlaces = { [D in keyof typeof TOAST_PLACES]: (typeof TOAST_PLACES)[D][0] }

export type ToastPlace = (typeof TOAST_PLACES)['pc' | 'mobile'][number]

export interface ToastSize {
  width: number
  height: number
  edge: number
}

/** More than all obstacles of a window together. */
const A_BAR = 1e9

/** A rectangle in pixels of the window. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * Returns the position that covers least of the obstacles, and nothing of a bar that stays at the edge of the window as
 * long as there is such a position.
 * @param size of all messages, and their distance from the window's edge
 * @param view the visible part of the window, above an on-screen keyboard
 */
export function toastPlace(
  places: readonly ToastPlace[],
  size: ToastSize,
  view: Box,
  obstacles: readonly Box[],
  bars: readonly Box[] = [],
): ToastPlace {
  const covered = (place: ToastPlace): number => {
    const box = boxAt(place, size, view)
    const of = (boxes: readonly Box[]) => boxes.reduce((sum, one) => sum + shared(box, one), 0)
    return of(obstacles) + (of(bars) > 0 ? A_BAR : 0)
  }
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best))
}

function boxAt(place: ToastPlace, { width, height, edge }: ToastSize, view: Box): Box {
  const top = place.startsWith('top') ? view.top + edge : view.bottom - edge - height
  const middle = (view.left + view.right - width) / 2
  const start = view.left + edge
  const end = view.right - edge - width
  const left = place.endsWith('End') ? end : place.endsWith('Start') ? start : middle
  return { left, top, right: left + width, bottom: top + height }
}

/** Returns the overlap of two rectangles in square pixels. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}
