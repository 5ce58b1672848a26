import type { NodeKind } from '#contract/nodes.ts'
import { lateComponent } from '#runtime/react/lateComponent.tsx'
import type { NodeComponent } from '#runtime/react/nodeTable.ts'

/** A kind that is loaded when a page first shows it. */
export const lazyNode = <K extends NodeKind>(
  load: () => Promise<NodeComponent<K>>,
): NodeComponent<K> => lateComponent(load)
