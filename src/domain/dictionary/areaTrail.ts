import type { AreaNode } from '#contract/formInfo.ts'

type AreaIndex = ReadonlyMap<string, readonly AreaNode[]>

/** One index per tree: the tree has thousands of districts and is never changed in place. */
const indexes = new WeakMap<readonly AreaNode[], AreaIndex>()

function indexOf(areas: readonly AreaNode[]): AreaIndex {
  const cached = indexes.get(areas)
  if (cached) return cached
  const index = new Map<string, readonly AreaNode[]>()
  const visit = (node: AreaNode, above: readonly AreaNode[]): void => {
    const trail = [...above, node]
    index.set(node.id, trail)
    for (const child of node.children ?? []) visit(child, trail)
  }
  for (const node of areas) visit(node, [])
  indexes.set(areas, index)
  return index
}

/** The areas from the province down to the one with this code; `[]` for a code the tree does not have. */
export const areaTrail = (areas: readonly AreaNode[], code: string): readonly AreaNode[] =>
  indexOf(areas).get(code) ?? []

/** Whether an area can be chosen: the tree has it, and it is not abolished. */
export function isCurrentArea(areas: readonly AreaNode[], code: string): boolean {
  const trail = areaTrail(areas, code)
  return trail.length > 0 && trail.every(({ off }) => !off)
}
