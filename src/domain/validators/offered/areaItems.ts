import type { OptionSource } from '#contract/form.ts'
import type { AreaNode, Item } from '#contract/formInfo.ts'
import { areaTree } from '../../dictionary/areaTree.ts'

type AreaSource = Extract<OptionSource, { kind: 'area' }>

/** Cached arrangements of a tree, by province and arrangement, so that the same array is returned every time. */
const arranged = new WeakMap<readonly Item[], Map<string, readonly Item[]>>()

/** Two digits and four zeros. */
const provinceOf = (areaCode: string): string => `${areaCode.slice(0, 2)}0000`

/**
 * Areas as options: the person's own province first, or alone, when the field's settings require it and the tree has
 * it.
 */
export function areaItems(
  areas: readonly AreaNode[],
  { depth, province }: AreaSource,
  ownAreaCode: string | undefined,
): readonly Item[] {
  const tree = areaTree(areas, depth)
  if (province === 'all' || !ownAreaCode) return tree
  const cached = arranged.get(tree) ?? new Map<string, readonly Item[]>()
  arranged.set(tree, cached)
  const own = provinceOf(ownAreaCode)
  const items = cached.get(province + own) ?? arrange(tree, province, own)
  cached.set(province + own, items)
  return items
}

function arrange(
  tree: readonly Item[],
  province: 'ownFirst' | 'ownOnly',
  own: string,
): readonly Item[] {
  const mine = tree.filter(({ itemCode }) => itemCode === own)
  if (mine.length === 0) return tree
  return province === 'ownOnly' ? mine : [...mine, ...tree.filter((item) => !mine.includes(item))]
}
