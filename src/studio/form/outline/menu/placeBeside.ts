/** Pixels between the menu and the edge of the window. */
const EDGE = 8

/**
 * Places a fixed menu inside the window: below the right end of an entry, or above it when it does not fit below and
 * there is more room above.
 */
export function placeBeside(menu: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, right } = anchor.getBoundingClientRect()
  const { width, height } = menu.getBoundingClientRect()
  const { innerWidth, innerHeight } = window
  const isBelow = bottom + height + EDGE <= innerHeight || top < innerHeight - bottom
  const y = isBelow ? bottom : top - height
  menu.style.left = `${within(right - width, innerWidth - width)}px`
  menu.style.top = `${within(y, innerHeight - height)}px`
}

const within = (at: number, most: number): number => Math.max(EDGE, Math.min(at, most - EDGE))
