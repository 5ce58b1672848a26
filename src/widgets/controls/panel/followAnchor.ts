import {
  autoUpdate,
  type ComputePositionConfig,
  computePosition,
  flip,
  offset,
  shift,
} from '@floating-ui/dom'

/** Pixels between the panel and the edge of the window. */
const EDGE = 8

/**
 * Places a fixed panel below its anchor, above where only that leaves room, and inside the window, again whenever either
 * moves or changes its size. Returns a function that stops following.
 * @param gap pixels between anchor and panel
 * @param fit the panel is at least as wide as the anchor
 */
export function followAnchor(
  panel: HTMLElement,
  anchor: HTMLElement,
  { gap, fit }: { gap: number; fit: boolean },
): () => void {
  const position: Partial<ComputePositionConfig> = {
    strategy: 'fixed',
    placement: 'bottom-start',
    middleware: [
      offset(gap),
      flip({ padding: EDGE, fallbackStrategy: 'initialPlacement' }),
      shift({ padding: EDGE }),
    ],
  }
  const place = async () => {
    if (fit) panel.style.minWidth = `${anchor.getBoundingClientRect().width}px`
    const { x, y } = await computePosition(anchor, panel, position)
    panel.style.left = `${x}px`
    panel.style.top = `${y}px`
  }
  return autoUpdate(anchor, panel, () => void place())
}
