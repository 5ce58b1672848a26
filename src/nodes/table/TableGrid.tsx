import { useRef } from 'react'
import unseen from '#runtime/react/controls/unseen.module.css'
import { RowProvider } from '#runtime/react/pageContext.ts'
import { rowKey } from '../records/rowKey.ts'
import { TableHead } from './TableHead.tsx'
import classes from './TableNode.module.css'
import { TableRest } from './TableRest.tsx'
import { TableRow } from './TableRow.tsx'
import { useOverflows } from './useOverflows.ts'
import type { TableState } from './useTable.ts'

/** The table on PC. Narrower than its columns it scrolls sideways, the actions stay in view. */
export function TableGrid({ table }: { table: TableState }) {
  const { caption, columns, rowActions, rows, offset, status } = table
  const frame = useRef<HTMLElement>(null)
  const overflows = useOverflows(frame)
  const shown = status === 'error' ? [] : rows
  return (
    <section
      ref={frame}
      className={classes.frame}
      data-overflows={overflows || undefined}
      aria-label={caption}
      tabIndex={overflows ? 0 : undefined}
    >
      <table className={classes.grid} aria-busy={status === 'loading'}>
        <caption className={unseen.unseen}>{caption}</caption>
        <TableHead columns={columns} hasActions={rowActions.length > 0} />
        <tbody>
          {shown.map((row, index) => (
            <RowProvider key={rowKey(row, index)} value={row}>
              <TableRow columns={columns} actions={rowActions} number={offset + index + 1} />
            </RowProvider>
          ))}
          {shown.length === 0 && <TableRest table={table} />}
        </tbody>
      </table>
    </section>
  )
}
