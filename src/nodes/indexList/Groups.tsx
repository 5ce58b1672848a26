import { useMemo } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { groupByLetter } from '#runtime/react/controls/letters/groupByLetter.ts'
import { LetteredList } from '#runtime/react/controls/letters/LetteredList.tsx'
import { RowProvider } from '#runtime/react/pageContext.ts'
import { RowItem } from '../records/RowItem.tsx'
import { rowKey } from '../records/rowKey.ts'

interface GroupsProps {
  node: NodeOf<'indexList'>
  items: readonly unknown[]
}

/** The items under the letters they bring along. */
export function Groups({ node, items }: GroupsProps) {
  const groups = useMemo(
    () => groupByLetter(items, (item) => (isRecord(item) ? item.letter : undefined)),
    [items],
  )
  return (
    <LetteredList groups={groups} keyOf={rowKey} heading="h2">
      {(row) => (
        <RowProvider value={row}>
          <RowItem item={node.item} action={node.onItem} />
        </RowProvider>
      )}
    </LetteredList>
  )
}
