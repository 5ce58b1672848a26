import { memo, Suspense } from 'react'
import type { PageNode } from '#contract/nodes.gen.ts'
import { componentOf } from './componentOf.ts'
import { useDevice } from './hooks/useDevice.ts'
import { useHolds } from './hooks/useValue.ts'
import { NodeBoundary } from './NodeBoundary.tsx'
import { NodeSkeleton } from './NodeSkeleton.tsx'
import { useRuntime } from './runtimeContext.ts'
import { UnknownNode } from './UnknownNode.tsx'

interface NodeViewProps {
  node: PageNode
}

/** One node of a view. A faulty node shows its fault in place; the rest of the page continues. */
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
  runtime.host.coverage?.used(node)
  const Kind = componentOf('type' in node ? node.type : '', runtime)
  if (!Kind) return <UnknownNode node={node} />
  return (
    <Suspense fallback={<NodeSkeleton />}>
      <Kind node={node} />
    </Suspense>
  )
}
