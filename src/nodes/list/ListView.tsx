import { useRef } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { EmptyNotice } from '#runtime/react/controls/EmptyNotice.tsx'
import { SourceFailure } from '#runtime/react/controls/SourceFailure.tsx'
import { useText } from '#runtime/react/hooks/useValue.ts'
import { NodeSkeleton } from '#runtime/react/NodeSkeleton.tsx'
import { LazyPaging } from '../records/LazyPaging.tsx'
import { ResultStatus } from '../records/ResultStatus.tsx'
import { showTop } from '../records/showTop.ts'
import type { ReadSources } from '../useReadSources.ts'
import { ListItems } from './ListItems.tsx'
import classes from './ListNode.module.css'

interface ListViewProps extends ReadSources {
  node: NodeOf<'list'>
  items: readonly unknown[]
  /** On all pages. */
  total: number
  /** Whether the source has answered: missing items then do not exist. */
  ready: boolean
}

/** The default text when a page has none of its own (specification, section 8). */
const EMPTY = '无数据'

/** The items with pagination; otherwise the reason there are none. While others load, the old ones stay. */
export function ListView({ node, items, total, loading, ready, failed }: ListViewProps) {
  const { paging } = node
  const top = useRef<HTMLDivElement>(null)
  const empty = useText(node.empty ?? EMPTY)
  const turned = () => showTop(top.current)
  if (failed) return <SourceFailure source={failed.id} msg={failed.msg} />
  return (
    <div ref={top} className={classes.frame} id={node.id}>
      {items.length > 0 && <ListItems node={node} items={items} isBusy={loading} />}
      {items.length === 0 && (loading ? <NodeSkeleton lines={5} /> : <EmptyNotice text={empty} />)}
      {paging && <LazyPaging paging={paging} total={total} ready={ready} onTurn={turned} />}
      {paging && <ResultStatus ready={ready} total={total} empty={empty} />}
    </div>
  )
}
