import { ownValue } from '#contract/record.ts'

/** Number of rows that a page key moves. */
const PAGE = 8

const MOVES: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => (index === last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  PageDown: (index, last) => Math.min(last, index + PAGE),
  PageUp: (index) => Math.max(0, index - PAGE),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * Returns the index that a key leads to in a list of `count`: arrows move by one, wrapping around, page keys by a page,
 * Home and End to the ends. Undefined for a key that does not move.
 */
export function moveActive(key: string, index: number, count: number): number | undefined {
  const next = ownValue(MOVES, key)?.(index, count - 1)
  return next === undefined ? undefined : Math.max(0, next)
}
