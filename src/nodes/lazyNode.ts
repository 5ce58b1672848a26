import { lazy } from 'react'
import type { NodeKind } from '#contract/nodes.ts'
import type { NodeComponent } from '#runtime/react/nodeTable.ts'

/** A kind that is loaded when a page first shows it. */
export const lazyNode = <K extends NodeKind>(
  load: () => Promise<NodeComponent<K>>,
): NodeComponent<K> => lazy(async () => ({ default: await load() }))
