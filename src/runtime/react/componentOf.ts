import type { PageNode } from '#contract/nodes.gen.ts'
import { ownValue } from '#contract/record.ts'
import type { LazyComponent } from './lazyComponent.tsx'
import type { Runtime } from './runtimeContext.ts'

/** Returns the component of a kind, `x:name` for a custom one; undefined for an unknown name. */
export function componentOf(
  kind: string,
  { nodes, custom = {} }: Pick<Runtime, 'nodes' | 'custom'>,
): LazyComponent<{ node: PageNode }> | undefined {
  const table = kind.startsWith('x:') ? custom : nodes
  const name = kind.replace(/^x:/, '')
  // The table's type ties each kind to its node, but TypeScript cannot follow a lookup by a union.
  return ownValue(table as unknown as Record<string, LazyComponent<{ node: PageNode }>>, name)
}
