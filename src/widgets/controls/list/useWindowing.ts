import { type UIEvent, useCallback, useState } from 'react'

/** Rows rendered beyond the visible ones on either side. */
const OVERSCAN = 8

export interface Windowing {
  /** Half-open range of the rows to render. */
  start: number
  end: number
  /** Pixels left empty before and after them. */
  before: number
  after: number
  onScroll: (event: UIEvent<HTMLElement>) => void
  /** Renders the rows around this one, wherever the list is scrolled to. */
  showRow: (row: number) => void
}

/**
 * Renders only the rows of a long list that are on screen, and a few around them.
 * @param threshold lists up to this long are rendered whole
 * @param viewport height of the scrolling element, in pixels
 */
export function useWindowing(
  count: number,
  rowHeight: number,
  viewport: number,
  threshold: number,
): Windowing {
  const [top, setTop] = useState(0)
  const onScroll = useCallback(
    ({ currentTarget }: UIEvent<HTMLElement>) => {
      const row = Math.floor(currentTarget.scrollTop / rowHeight)
      setTop((now) => (Math.abs(row - now) < OVERSCAN / 2 ? now : row))
    },
    [rowHeight],
  )
  if (count <= threshold)
    return { start: 0, end: count, before: 0, after: 0, onScroll, showRow: setTop }
  const start = Math.max(0, Math.min(top, count) - OVERSCAN)
  const end = Math.min(count, top + Math.ceil(viewport / rowHeight) + OVERSCAN)
  return {
    start,
    end,
    before: start * rowHeight,
    after: (count - end) * rowHeight,
    onScroll,
    showRow: setTop,
  }
}

/** Scrolls a list as little as it takes to show one of its rows. */
export function scrollToRow(list: HTMLElement | null, row: number, height: number): void {
  if (!list) return
  const top = row * height
  const bottom = top + height
  if (top < list.scrollTop) list.scrollTop = top
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight
}
