import type { AreaNode } from '#contract/formInfo.ts'

/** The tree without abolished areas. */
export const currentAreas = (areas: readonly AreaNode[]): AreaNode[] =>
  areas
    .filter(({ off }) => !off)
    .map(({ id, name, children }) => ({
      id,
      name,
      ...(children && { children: currentAreas(children) }),
    }))
