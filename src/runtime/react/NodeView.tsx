import { type ComponentType, memo, Suspense } from 'react'
import type { PageNode } from '#contract/nodes.ts'
import { useDevice } from './hooks/useDevice.ts'
import { useHolds } from './hooks/useValue.ts'
import { NodeBoundary } from './NodeBoundary.tsx'
import { NodeSkeleton } from './NodeSkeleton.tsx'
import { type Runtime, useRuntime } from './runtimeContext.ts'
import { UnknownNode } from './UnknownNode.tsx'

interface NodeViewProps {
  node: PageNode
}

/** One node of a view. A faulty node shows its fault in its own place; the rest of the page goes on. */
export const NodeView = memo(function NodeView({ node }: NodeViewProps) {
  const device = useDevice()
  if (node.only !== undefined && node.only !== device) return null
  return (
    <NodeBoundary node={node}>
      <WhenShown node={node} />
    </NodeBoundary>
  )
})

function WhenShown({ node }: NodeViewProps) {
  const runtime = useRuntime()
  if (!useHolds(node.when)) return null
  runtime.host.witness?.used(node)
  const Kind = componentOf(node, runtime)
  if (!Kind) return <UnknownNode node={node} />
  return (
    <Suspense fallback={<NodeSkeleton />}>
      <Kind node={node} />
    </Suspense>
  )
}

function componentOf(
  node: PageNode,
  { nodes, custom = {} }: Runtime,
): ComponentType<{ node: PageNode }> | undefined {
  const kind = 'type' in node ? node.type : ''
  const table = kind.startsWith('x:') ? custom : nodes
  const name = kind.replace(/^x:/, '')
  // The table's own type ties each kind to its node; what TypeScript cannot follow is the look-up by a union.
  return Object.hasOwn(table, name)
    ? (table as unknown as Record<string, ComponentType<{ node: PageNode }>>)[name]
    : undefined
}
