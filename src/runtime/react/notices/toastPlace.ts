/** Where messages may stand, the best first: over what a page repeats, and where little of it is. */
export const TOAST_PLACES = {
  pc: ['top', 'bottom', 'topEnd', 'bottomEnd', 'bottomStart'],
  mobile: ['bottom', 'top'],
} as const

/** The best place of each device. */
export type FirstPlaces = { [D in keyof typeof TOAST_PLACES]: (typeof TOAST_PLACES)[D][0] }

export type ToastPlace = (typeof TOAST_PLACES)['pc' | 'mobile'][number]

export interface ToastSize {
  width: number
  height: number
  edge: number
}

/** Pixels of the window. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * The first of the places that covers least of what a person works with.
 * @param size of the messages together, and their distance from the edge of the window
 * @param view what is seen of the window: above a keyboard on the screen
 */
export function toastPlace(
  places: readonly ToastPlace[],
  size: ToastSize,
  view: Box,
  obstacles: readonly Box[],
): ToastPlace {
  const covered = (place: ToastPlace): number => {
    const box = boxAt(place, size, view)
    return obstacles.reduce((sum, obstacle) => sum + shared(box, obstacle), 0)
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

/** Square pixels two boxes have in common. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}
