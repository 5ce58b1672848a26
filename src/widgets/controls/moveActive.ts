const MOVES: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => (index === last ? 0 : index + 1),
  ArrowUp: (index, last) => (index === 0 ? last : index - 1),
}

/** Where a key leads in a list of `count`, going round at its ends; undefined for a key that does not move. */
export function moveActive(key: string, index: number, count: number): number | undefined {
  const next = Object.hasOwn(MOVES, key) ? MOVES[key]?.(index, count - 1) : undefined
  return next === undefined ? undefined : Math.max(0, next)
}
