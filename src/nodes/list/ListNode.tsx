import type { NodeOf } from '#contract/nodes.ts'
import { recordsOf } from '#runtime/core/sources/sourceState.ts'
import { SourceFailure } from '#runtime/react/controls/SourceFailure.tsx'
import { useSource } from '#runtime/react/hooks/useSource.ts'
import { useList } from '#runtime/react/hooks/useValue.ts'
import { NodeSkeleton } from '#runtime/react/NodeSkeleton.tsx'
import { PagedBy } from '../PagedBy.tsx'
import { ListItems } from './ListItems.tsx'

/** The same node for every item: of a source, or of a list the document computes. */
export function ListNode({ node }: { node: NodeOf<'list'> }) {
  const { source } = node
  return source === undefined ? <Given node={node} /> : <Asked node={node} source={source} />
}

function Given({ node }: { node: NodeOf<'list'> }) {
  return <ListItems node={node} items={useList(node.items)} />
}

function Asked({ node, source }: { node: NodeOf<'list'>; source: string }) {
  const { value, status, error, total } = useSource(source)
  const items = recordsOf(value)
  if (error && items.length === 0) return <SourceFailure source={source} msg={error.msg} />
  if (status === 'loading' && items.length === 0) return <NodeSkeleton lines={5} />
  return (
    <div aria-busy={status === 'loading' || undefined}>
      <ListItems node={node} items={items} />
      {node.paging && <PagedBy paging={node.paging} total={total} />}
    </div>
  )
}
