import {
  autoUpdate,
  type ComputePositionConfig,
  computePosition,
  flip,
  offset,
  shift,
} from '@floating-ui/dom'

/** Pixels between anchor and panel, and between panel and the edge of the window. */
const GAP = 4
const EDGE = 8

const PLACE: Partial<ComputePositionConfig> = {
  strategy: 'fixed',
  placement: 'bottom-start',
  middleware: [
    offset(GAP),
    flip({ padding: EDGE, fallbackStrategy: 'initialPlacement' }),
    shift({ padding: EDGE }),
  ],
}

/**
 * Keeps a fixed panel at its anchor while either moves or changes its size: below it, above where only that leaves
 * room, and inside the window. Returns a function that stops following.
 * @param fit the panel is at least as wide as the anchor
 */
export function placeBelow(panel: HTMLElement, anchor: HTMLElement, fit: boolean): () => void {
  const place = async () => {
    if (fit) panel.style.minWidth = `${anchor.getBoundingClientRect().width}px`
    const { x, y } = await computePosition(anchor, panel, PLACE)
    panel.style.left = `${x}px`
    panel.style.top = `${y}px`
  }
  return autoUpdate(anchor, panel, () => void place())
}
