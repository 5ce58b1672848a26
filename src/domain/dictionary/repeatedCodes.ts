import type { Item } from '#contract/formInfo.ts'

const cache = new WeakMap<readonly Item[], readonly string[]>()

/** Codes that entries of one level share, each once, level by level; worked out once per list. */
export function repeatedCodes(items: readonly Item[]): readonly string[] {
  const found = cache.get(items) ?? [...new Set(repeatedIn(items))]
  cache.set(items, found)
  return found
}

function repeatedIn(items: readonly Item[]): string[] {
  const codes = new Set<string>()
  const own = items.flatMap(({ itemCode }) => {
    if (codes.has(itemCode)) return [itemCode]
    codes.add(itemCode)
    return []
  })
  return [...own, ...items.flatMap(({ children }) => (children ? repeatedIn(children) : []))]
}
