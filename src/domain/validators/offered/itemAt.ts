import type { Item } from '#contract/formInfo.ts'

const indexes = new WeakMap<readonly Item[], ReadonlyMap<string, Item>>()

/** The entry of a list with this code; a list of thousands is read once. */
export function itemAt(items: readonly Item[], code: string): Item | undefined {
  const index = indexes.get(items) ?? indexOf(items)
  indexes.set(items, index)
  return index.get(code)
}

/** Of two entries with one code the first counts. */
const indexOf = (items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.itemCode, item] as const).reverse())
