import { useState } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { LIMITS } from '#domain/limits.ts'
import { searchText } from '#domain/text/kinds/searchText.ts'
import { toText } from '#runtime/core/value/resolve.ts'
import { EmptyNotice } from '#runtime/react/controls/EmptyNotice.tsx'
import { SourceFailure } from '#runtime/react/controls/SourceFailure.tsx'
import { useList } from '#runtime/react/hooks/useValue.ts'
import { NodeSkeleton } from '#runtime/react/NodeSkeleton.tsx'
import { useReadSources } from '../useReadSources.ts'
import { Groups } from './Groups.tsx'
import classes from './IndexListNode.module.css'

/** From this many on, one would rather type than scroll. */
const LONG = 9

/** A long list of names under their letters, with the letters to jump by and a box to look for one. */
export function IndexListNode({ node }: { node: NodeOf<'indexList'> }) {
  const items = useList(node.items)
  const { loading, failed } = useReadSources(node.items)
  const [sought, setSought] = useState('')
  const found = items.filter((item) => isFound(nameOf(item, node.label), sought))
  if (failed) return <SourceFailure source={failed.id} msg={failed.msg} />
  if (items.length === 0)
    return loading ? <NodeSkeleton lines={6} /> : <EmptyNotice text="无数据" />
  return (
    <div id={node.id}>
      {items.length >= LONG && (
        <input
          type="search"
          className={classes.search}
          value={sought}
          maxLength={LIMITS.keyword.max}
          placeholder="输入名称查找"
          aria-label="输入名称查找"
          autoComplete="off"
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      {found.length > 0 ? (
        <Groups node={node} items={found} />
      ) : (
        <EmptyNotice text="没有搜索到结果" />
      )}
    </div>
  )
}

/** @param label the property that holds an item's name */
const nameOf = (item: unknown, label: string): string =>
  isRecord(item) ? toText(ownValue(item, label)) : ''

/** Returns whether a name contains the typed text, ignoring case; empty text matches every name. */
const isFound = (name: string, sought: string): boolean =>
  searchText(name).includes(searchText(sought))
