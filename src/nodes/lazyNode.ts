import type { NodeKind } from '#contract/nodes.gen.ts'
import { lazyComponent } from '#runtime/react/lazyComponent.tsx'
import type { NodeComponent } from '#runtime/react/nodeTable.ts'

/** A kind that is loaded when a page first shows it. */
export const lazyNode = <K extends NodeKind>(
  load: () => Promise<NodeComponent<K>>,
): NodeComponent<K> => lazyComponent(load)
