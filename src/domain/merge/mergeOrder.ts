/** The order of a merged list; `isContested` when both sides moved entries, and differently. */
export interface MergedOrder {
  names: string[]
  isContested: boolean
}

/**
 * Merges the orders of a list: theirs, unless only mine moved entries; what the other side added goes behind the entry
 * that it follows there. A contested order is mine.
 * @param survivors the names that the merged list has
 */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  survivors: ReadonlySet<string>,
): MergedOrder {
  const common = new Set(base.filter((name) => mine.includes(name) && theirs.includes(name)))
  const [was, here, there] = [base, mine, theirs].map((names) =>
    names.filter((name) => common.has(name)).join('\n'),
  )
  const isContested = here !== was && there !== was && here !== there
  const [spine, other] = here !== was ? [mine, theirs] : [theirs, mine]
  const names = spine.filter((name) => survivors.has(name))
  const placed = new Set(names)
  other.forEach((name, index) => {
    if (!survivors.has(name) || placed.has(name)) return
    const before = other.slice(0, index).findLast((one) => placed.has(one))
    names.splice(before === undefined ? 0 : names.indexOf(before) + 1, 0, name)
    placed.add(name)
  })
  return { names, isContested }
}
