import { memo } from 'react'
import { Words } from '#runtime/react/controls/Words.tsx'
import { RowActions } from './RowActions.tsx'
import { alignOf } from './TableHead.tsx'
import classes from './TableNode.module.css'
import { useRowTexts } from './useRowTexts.ts'
import type { ShownColumn } from './useTable.ts'

interface TableRowProps {
  columns: readonly ShownColumn[]
  actions: readonly string[]
  /** From 1, over all pages. */
  number: number
}

/** One record. A long text is cut after some lines; the tooltip has the whole of it, or what the column says. */
export const TableRow = memo(function TableRow({ columns, actions, number }: TableRowProps) {
  const cells = useRowTexts(columns, number)
  return (
    <tr>
      {columns.map(({ column }, at) => (
        <td key={column.title} data-align={alignOf(column)}>
          <div
            className={classes.cell}
            data-fixed={column.width || undefined}
            title={cells[at]?.hint}
          >
            <Words text={cells[at]?.text || '—'} />
          </div>
        </td>
      ))}
      {actions.length > 0 && (
        <td className={classes.actions}>
          <RowActions actions={actions} kind="link" />
        </td>
      )}
    </tr>
  )
})
