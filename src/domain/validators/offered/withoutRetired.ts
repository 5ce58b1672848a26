import type { Item } from '#contract/formInfo.ts'

type Items = readonly Item[]

/** Caches `make` per list: options are read with every check. */
function oncePerList(make: (items: Items) => Items): (items: Items) => Items {
  const made = new WeakMap<Items, Items>()
  return (items) => {
    const cached = made.get(items) ?? make(items)
    made.set(items, cached)
    return cached
  }
}

/** The entries of a list that are still offered; the list itself when all are. */
export const withoutRetiredTop = oncePerList((items) =>
  items.some(({ off }) => off) ? items.filter(({ off }) => !off) : items,
)

/**
 * A tree without retired nodes, and without the nodes that only led to them; the tree itself when nothing in it is
 * retired.
 */
export const withoutRetired = oncePerList(prune)

function prune(items: Items): Items {
  const pruned = items.map(prunedItem)
  const isWhole = pruned.every((item, index) => item === items[index])
  return isWhole ? items : pruned.filter((item) => item !== undefined)
}

function prunedItem(item: Item): Item | undefined {
  if (item.off) return undefined
  const { children = [] } = item
  const kept = prune(children)
  if (kept === children) return item
  return kept.length > 0 ? { ...item, children: [...kept] } : undefined
}
