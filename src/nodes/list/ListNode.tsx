import { useMemo } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { recordsOf } from '#runtime/core/sources/sourceState.ts'
import { useSource } from '#runtime/react/hooks/useSource.ts'
import { useList } from '#runtime/react/hooks/useValue.ts'
import { useReadSources } from '../useReadSources.ts'
import { ListView } from './ListView.tsx'

/** The same node for every item: of a source, or of a list the document computes. */
export function ListNode({ node }: { node: NodeOf<'list'> }) {
  const { source } = node
  return source === undefined ? <Given node={node} /> : <Asked node={node} source={source} />
}

function Asked({ node, source }: { node: NodeOf<'list'>; source: string }) {
  const { value, status, error, total } = useSource(source)
  const failed = useMemo(() => error && { id: source, msg: error.msg }, [error, source])
  return (
    <ListView
      node={node}
      items={recordsOf(value)}
      total={total}
      loading={status === 'loading'}
      ready={status === 'ready'}
      failed={failed}
    />
  )
}

function Given({ node }: { node: NodeOf<'list'> }) {
  const items = useList(node.items)
  const { loading, failed } = useReadSources(node.items)
  return (
    <ListView
      node={node}
      items={items}
      total={items.length}
      loading={loading}
      ready={!loading}
      failed={failed}
    />
  )
}
