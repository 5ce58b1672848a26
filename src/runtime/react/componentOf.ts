import type { PageNode } from '#contract/nodes.gen.ts'
import { ownValue } from '#contract/record.ts'
import type { LazyComponent } from './lazyComponent.tsx'
import type { Runtime } from './runtimeContext.ts'

/** The component of a kind, `x:name` being a custom one; undefined where there is none of that name. */
export function componentOf(
  kind: string,
  { nodes, custom = {} }: Pick<Runtime, 'nodes' | 'custom'>,
): LazyComponent<{ node: PageNode }> | undefined {
  const table = kind.startsWith('x:') ? custom : nodes
  const name = kind.replace(/^x:/, '')
  // The table's own type ties each kind to its node; what TypeScript cannot follow is the look-up by a union.
  return ownValue(table as unknown as Record<string, LazyComponent<{ node: PageNode }>>, name)
}
