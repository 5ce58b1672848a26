import type { OptionSource } from '#contract/form.ts'
import type { AreaNode, Item } from '#contract/formInfo.ts'

type AreaSource = Extract<OptionSource, { kind: 'area' }>

const trees = new WeakMap<readonly AreaNode[], Map<number, readonly Item[]>>()

/** The tree cut at a depth, as items; built once per tree and depth, because it has thousands of nodes. */
function treeOf(areas: readonly AreaNode[], depth: number): readonly Item[] {
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

/** Two digits and four zeros. */
const provinceOf = (areaCode: string): string => `${areaCode.slice(0, 2)}0000`

/** Areas as options, the person's own province first or alone where the field says so. */
export function areaItems(
  areas: readonly AreaNode[],
  { depth, province }: AreaSource,
  ownAreaCode: string | undefined,
): readonly Item[] {
  const tree = treeOf(areas, depth)
  const own = ownAreaCode && provinceOf(ownAreaCode)
  if (province === 'all' || !own) return tree
  const isOwn = ({ itemCode }: Item): boolean => itemCode === own
  const mine = tree.filter(isOwn)
  return province === 'ownOnly' ? mine : [...mine, ...tree.filter((item) => !isOwn(item))]
}
