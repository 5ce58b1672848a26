import { loadOnce } from '#runtime/core/loadOnce.ts'

/** Pixels between anchor and panel. */
const GAP = 4

/** Floating UI, loaded when the first panel opens. */
const floating = loadOnce(async () => (await import('./followAnchor.ts')).followAnchor)

/**
 * Keeps a fixed panel at its anchor: below it at once, and where there is room as soon as Floating UI is loaded. Returns
 * a function that stops following.
 * @param fit the panel is at least as wide as the anchor
 */
export function placeBelow(panel: HTMLElement, anchor: HTMLElement, fit: boolean): () => void {
  const { left, bottom, width } = anchor.getBoundingClientRect()
  Object.assign(panel.style, { left: `${left}px`, top: `${bottom + GAP}px` })
  if (fit) panel.style.minWidth = `${width}px`
  let isOpen = true
  let stop: (() => void) | undefined
  const follow = (followAnchor: Awaited<ReturnType<typeof floating.load>>) => {
    if (isOpen) stop = followAnchor(panel, anchor, { gap: GAP, fit })
  }
  const loaded = floating.loaded()
  if (loaded) follow(loaded)
  // Without Floating UI a panel is usable where it is, but for a window too low for it.
  else floating.load().then(follow, () => undefined)
  return () => {
    isOpen = false
    stop?.()
  }
}
