/** Order of a merged list; `isContested` when both sides moved entries to different places. */
export interface MergedOrder {
  names: string[]
  isContested: boolean
}

/**
 * Merges the orders of a list: mine if my side moved entries, also when contested; otherwise theirs. An entry that only
 * the other side has is placed behind the entry it follows there.
 * @param survivors names in the merged list
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
