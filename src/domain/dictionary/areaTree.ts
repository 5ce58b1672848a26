import type { AreaNode, Item } from '#contract/formInfo.ts'

const trees = new WeakMap<readonly AreaNode[], Map<number, readonly Item[]>>()

/** The tree cut at a depth, as items; built once per tree and depth, because it has thousands of nodes. */
export function areaTree(areas: readonly AreaNode[], depth: number): readonly Item[] {
  const known = trees.get(areas) ?? new Map<number, readonly Item[]>()
  trees.set(areas, known)
  const tree = known.get(depth) ?? areas.map((area) => asItem(area, depth))
  known.set(depth, tree)
  return tree
}

const asItem = ({ id, name, children }: AreaNode, depth: number): Item => ({
  itemCode: id,
  itemName: name,
  ...(depth > 1 &&
    children?.length && { children: children.map((each) => asItem(each, depth - 1)) }),
})
