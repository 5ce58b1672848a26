import { EmptyNotice } from '#runtime/react/controls/EmptyNotice.tsx'
import { SourceFailure } from '#runtime/react/controls/SourceFailure.tsx'
import { NodeSkeleton } from '#runtime/react/NodeSkeleton.tsx'
import { RowProvider } from '#runtime/react/pageContext.ts'
import { rowKey } from '../records/rowKey.ts'
import { RowCard } from './RowCard.tsx'
import classes from './TableNode.module.css'
import type { TableState } from './useTable.ts'

/** The table on phones. */
export function RowCards({ table }: { table: TableState }) {
  const { caption, columns, rowActions, rows, status, source, msg, empty } = table
  if (status === 'error') return <SourceFailure source={source} msg={msg} />
  if (rows.length === 0)
    return status === 'loading' ? <NodeSkeleton lines={6} /> : <EmptyNotice text={empty} />
  return (
    <ul className={classes.cards} aria-label={caption} aria-busy={status === 'loading'}>
      {rows.map((row, index) => (
        <RowProvider key={rowKey(row, index)} value={row}>
          <RowCard columns={columns} actions={rowActions} />
        </RowProvider>
      ))}
    </ul>
  )
}
