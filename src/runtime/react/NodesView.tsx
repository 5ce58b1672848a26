import type { PageNode } from '#contract/nodes.gen.ts'
import { NodeView } from './NodeView.tsx'

/** Children of a node, in order. The index is a stable key, because a document never changes while it is shown. */
export function NodesView({ nodes = [] }: { nodes: readonly PageNode[] | undefined }) {
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list belongs to a document and never changes
    <NodeView key={index} node={node} />
  ))
}
