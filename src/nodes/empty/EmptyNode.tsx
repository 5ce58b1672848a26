import type { NodeOf } from '#contract/nodes.gen.ts'
import { EmptyNotice } from '#runtime/react/controls/EmptyNotice.tsx'
import { useText } from '#runtime/react/hooks/useValue.ts'
import { NodesView } from '#runtime/react/NodesView.tsx'

/** An empty state with the node's children below. */
export function EmptyNode({ node }: { node: NodeOf<'empty'> }) {
  return (
    <EmptyNotice text={useText(node.text)}>
      <NodesView nodes={node.children} />
    </EmptyNotice>
  )
}
