import type { CSSProperties } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { RowProvider } from '#runtime/react/pageContext.ts'
import { RowItem } from '../records/RowItem.tsx'
import { rowKey } from '../records/rowKey.ts'
import classes from './ListNode.module.css'

interface ListItemsProps {
  node: NodeOf<'list'>
  items: readonly unknown[]
  isBusy: boolean
}

/** Items in their layout; each is scope root `row` for its node. */
export function ListItems({ node, items, isBusy }: ListItemsProps) {
  const { item, onItem, layout = 'rows', columns = 3 } = node
  return (
    <ul
      className={classes.list}
      data-layout={layout}
      aria-busy={isBusy}
      style={{ '--columns': columns } as CSSProperties}
    >
      {items.map((row, index) => (
        <li key={rowKey(row, index)} data-picked={onItem && ''}>
          <RowProvider value={row}>
            <RowItem item={item} action={onItem} />
          </RowProvider>
        </li>
      ))}
    </ul>
  )
}
