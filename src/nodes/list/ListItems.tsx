import type { CSSProperties } from 'react'
import type { NodeOf } from '#contract/nodes.ts'
import { EmptyNotice } from '#runtime/react/controls/EmptyNotice.tsx'
import { useText } from '#runtime/react/hooks/useValue.ts'
import { NodeView } from '#runtime/react/NodeView.tsx'
import { RowProvider, usePage } from '#runtime/react/pageContext.ts'
import { rowKey } from '../rowKey.ts'
import classes from './ListNode.module.css'

const EMPTY = '无数据'

/** Items in their layout; each is scope root `row` for its node. */
export function ListItems({ node, items }: { node: NodeOf<'list'>; items: readonly unknown[] }) {
  const page = usePage()
  const empty = useText(node.empty ?? EMPTY)
  const { item, onItem, layout = 'rows', columns = 3 } = node
  if (items.length === 0) return <EmptyNotice text={empty} />
  return (
    <ul
      className={classes.list}
      data-layout={layout}
      style={{ '--columns': columns } as CSSProperties}
    >
      {items.map((row, index) => (
        <li key={rowKey(row, index)}>
          <RowProvider value={row}>
            {onItem ? (
              <button
                type="button"
                className={classes.item}
                onClick={() => void page.run(onItem, { row })}
              >
                <NodeView node={item} />
              </button>
            ) : (
              <NodeView node={item} />
            )}
          </RowProvider>
        </li>
      ))}
    </ul>
  )
}
