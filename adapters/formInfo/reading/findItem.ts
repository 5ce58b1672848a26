import type { Item } from '#contract/formInfo.ts'
import { plainText } from './plainText.ts'

/** A path of codes from the root. */
export type Path = readonly string[]

/** `make` once for each list: a paste looks the same lists up for every row. */
function perList<Index>(
  make: (items: readonly Item[]) => Index,
): (items: readonly Item[]) => Index {
  const made = new WeakMap<readonly Item[], Index>()
  return (items) => {
    const index = made.get(items) ?? make(items)
    made.set(items, index)
    return index
  }
}

/** Items by name and code; the first of equal names wins, and a code wins over an equal name. */
const byText = perList((items): ReadonlyMap<string, Item> => {
  const names = items.toReversed().map((item) => [plainText(item.itemName), item] as const)
  const codes = items.map((item) => [plainText(item.itemCode), item] as const)
  return new Map([...names, ...codes])
})

/** The item of this list a text names, by code or by name. */
export const findItem = (items: readonly Item[], text: string): Item | undefined =>
  byText(items).get(plainText(text))

/** `广东` for `广东省`: the only item whose name has this prefix. */
export function findShort(items: readonly Item[], text: string): Item | undefined {
  const prefix = plainText(text)
  const found = items.filter(({ itemName }) => plainText(itemName).startsWith(prefix))
  return prefix.length > 1 && found.length === 1 ? found[0] : undefined
}

const everyNode = perList((items): ReadonlyMap<string, readonly Path[]> => {
  const nodes = new Map<string, Path[]>()
  const visit = (level: readonly Item[], above: Path): void => {
    for (const { itemCode, itemName, children = [] } of level) {
      const path = [...above, itemCode]
      for (const text of new Set([plainText(itemCode), plainText(itemName)]))
        nodes.set(text, [...(nodes.get(text) ?? []), path])
      visit(children, path)
    }
  }
  visit(items, [])
  return nodes
})

/** Every node of a tree with this name or code, at any depth. */
export const findNodes = (items: readonly Item[], text: string): readonly Path[] =>
  everyNode(items).get(plainText(text)) ?? []
