import type { OptionSource } from '#contract/form.ts'
import type { AreaNode, Item } from '#contract/formInfo.ts'
import { areaTree } from '#domain/areaTree.ts'

type AreaSource = Extract<OptionSource, { kind: 'area' }>

/** Two digits and four zeros. */
const provinceOf = (areaCode: string): string => `${areaCode.slice(0, 2)}0000`

/** Areas as options, the person's own province first or alone where the field says so. */
export function areaItems(
  areas: readonly AreaNode[],
  { depth, province }: AreaSource,
  ownAreaCode: string | undefined,
): readonly Item[] {
  const tree = areaTree(areas, depth)
  const own = ownAreaCode && provinceOf(ownAreaCode)
  if (province === 'all' || !own) return tree
  const isOwn = ({ itemCode }: Item): boolean => itemCode === own
  const mine = tree.filter(isOwn)
  return province === 'ownOnly' ? mine : [...mine, ...tree.filter((item) => !isOwn(item))]
}
