import { useId, useMemo } from 'react'
import type { NodeOf } from '#contract/nodes.ts'
import { RowProvider } from '#runtime/react/pageContext.ts'
import { RowItem } from '../records/RowItem.tsx'
import { rowKey } from '../records/rowKey.ts'
import { groupByLetter } from './groupByLetter.ts'
import classes from './IndexListNode.module.css'
import { Letters } from './Letters.tsx'

interface GroupsProps {
  node: NodeOf<'indexList'>
  items: readonly unknown[]
}

/** The items by letter. */
export function Groups({ node, items }: GroupsProps) {
  const id = useId()
  const groups = useMemo(() => groupByLetter(items, node.label), [items, node.label])
  return (
    <div className={classes.index}>
      <div className={classes.groups}>
        {groups.map(({ letter, members }) => (
          <section key={letter} id={`${id}-${letter}`} aria-label={letter}>
            <h3 tabIndex={-1}>{letter}</h3>
            <ul>
              {members.map((row, index) => (
                <li key={rowKey(row, index)}>
                  <RowProvider value={row}>
                    <RowItem item={node.item} action={node.onItem} />
                  </RowProvider>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Letters letters={groups.map(({ letter }) => letter)} id={id} />
    </div>
  )
}
