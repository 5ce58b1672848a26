import { useId, useMemo } from 'react'
import type { NodeOf } from '#contract/nodes.ts'
import { isRecord } from '#runtime/core/value/isRecord.ts'
import { toText } from '#runtime/core/value/resolve.ts'
import { EmptyNotice } from '#runtime/react/controls/EmptyNotice.tsx'
import { useList } from '#runtime/react/hooks/useValue.ts'
import { NodeView } from '#runtime/react/NodeView.tsx'
import { RowProvider, usePage } from '#runtime/react/pageContext.ts'
import { rowKey } from '../rowKey.ts'
import classes from './IndexListNode.module.css'
import { groupByInitial } from './initialOf.ts'

/** A long list of names under their letters, with the letters to jump by. */
export function IndexListNode({ node }: { node: NodeOf<'indexList'> }) {
  const id = useId()
  const items = useList(node.items)
  const groups = useMemo(
    () => groupByInitial(items, (item) => (isRecord(item) ? toText(item[node.label]) : '')),
    [items, node.label],
  )
  if (groups.length === 0) return <EmptyNotice text="无数据" />
  const jump = (letter: string) =>
    document.getElementById(`${id}-${letter}`)?.scrollIntoView({ block: 'start' })
  return (
    <div className={classes.index}>
      <div className={classes.groups}>
        {groups.map(([letter, members]) => (
          <section key={letter} id={`${id}-${letter}`}>
            <h3>{letter}</h3>
            <ul>
              {members.map((row, i) => (
                <li key={rowKey(row, i)}>
                  <Item node={node} row={row} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <nav className={classes.letters} aria-label="按字母定位">
        {groups.map(([letter]) => (
          <button key={letter} type="button" onClick={() => jump(letter)}>
            {letter}
          </button>
        ))}
      </nav>
    </div>
  )
}

function Item({ node: { item, onItem }, row }: { node: NodeOf<'indexList'>; row: unknown }) {
  const page = usePage()
  const content = (
    <RowProvider value={row}>
      <NodeView node={item} />
    </RowProvider>
  )
  if (!onItem) return content
  return (
    <button type="button" className={classes.item} onClick={() => void page.run(onItem, { row })}>
      {content}
    </button>
  )
}
