import type { NodeOf } from '#contract/nodes.ts'
import { EmptyNotice } from '#runtime/react/controls/EmptyNotice.tsx'
import { useText } from '#runtime/react/hooks/useValue.ts'
import { NodesView } from '#runtime/react/NodesView.tsx'

/** Nothing to show, and what one can do about it. */
export function EmptyNode({ node }: { node: NodeOf<'empty'> }) {
  return (
    <EmptyNotice text={useText(node.text)}>
      <NodesView nodes={node.children} />
    </EmptyNotice>
  )
}
