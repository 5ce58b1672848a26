import type { AreaNode, Item } from '#contract/formInfo.ts'

const trees = new WeakMap<readonly AreaNode[], Map<number, readonly Item[]>>()

/** The tree cut at a depth, as items; built once per tree and depth, because it has thousands of nodes. */
export function areaTree(areas: readonly AreaNode[], depth: number): readonly Item[] {
  const cached = trees.get(areas) ?? new Map<number, readonly Item[]>()
  trees.set(areas, cached)
  const tree = cached.get(depth) ?? areas.map((area) => asItem(area, depth))
  cached.set(depth, tree)
  return tree
}

const asItem = ({ id, name, off, children }: AreaNode, depth: number): Item => ({
  itemCode: id,
  itemName: name,
  ...(off && { off }),
  ...(depth > 1 &&
    children?.length && { children: children.map((each) => asItem(each, depth - 1)) }),
})
