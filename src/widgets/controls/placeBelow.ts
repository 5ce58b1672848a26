const GAP = 4
const EDGE = 8

/** Puts a fixed panel at its anchor, inside the window: below it, or above where only that leaves room. */
export function placeBelow(
  panel: HTMLElement | null,
  anchor: HTMLElement | null,
  fit: boolean,
): void {
  if (!panel || !anchor) return
  const at = anchor.getBoundingClientRect()
  if (fit) panel.style.minWidth = `${at.width}px`
  const { offsetHeight: height, offsetWidth: width } = panel
  const below = at.bottom + GAP
  const above = at.top - GAP - height
  const top = below + height > window.innerHeight - EDGE && above >= EDGE ? above : below
  const left = Math.max(EDGE, Math.min(at.left, window.innerWidth - width - EDGE))
  panel.style.top = `${top}px`
  panel.style.left = `${left}px`
}
