import type { Item } from '#contract/formInfo.ts'

const known = new WeakMap<readonly Item[], readonly string[]>()

/** Codes that entries of one level share, each once, level by level; worked out once per list. */
export function repeatedCodes(items: readonly Item[]): readonly string[] {
  const found = known.get(items) ?? [...new Set(repeatedIn(items))]
  known.set(items, found)
  return found
}

function repeatedIn(items: readonly Item[]): string[] {
  const seen = new Set<string>()
  const own = items.flatMap(({ itemCode }) => {
    if (seen.has(itemCode)) return [itemCode]
    seen.add(itemCode)
    return []
  })
  return [...own, ...items.flatMap(({ children }) => (children ? repeatedIn(children) : []))]
}
