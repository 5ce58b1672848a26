/** A rendered row, or the room of rows that are not. */
export type WindowPart = { row: number } | { rows: number; at: 'before' | 'between' | 'after' }

interface Window {
  /** Half-open range of the rows near the screen. */
  start: number
  end: number
  count: number
}

/**
 * Returns the parts that a grid renders: the rows near the screen, the focused row wherever it is, so that scrolling
 * does not remove the focus, and the space of all others.
 */
export function windowedRows(
  { start, end, count }: Window,
  focused: number | undefined,
): WindowPart[] {
  const near = Array.from({ length: Math.max(0, end - start) }, (_, offset) => start + offset)
  const isFar = focused !== undefined && focused < count && (focused < start || focused >= end)
  const rows = isFar ? [...near, focused].toSorted((a, b) => a - b) : near
  const parts: WindowPart[] = []
  let next = 0
  for (const row of rows) {
    if (row > next) parts.push({ rows: row - next, at: next === 0 ? 'before' : 'between' })
    parts.push({ row })
    next = row + 1
  }
  return next < count ? [...parts, { rows: count - next, at: 'after' }] : parts
}
