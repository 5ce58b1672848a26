import { memo } from 'react'
import type { FormField } from '#contract/form.ts'
import { cellPath } from '#runtime/core/form/paths.ts'
import { Eye } from '../controls/icons.tsx'
import { GridCell } from './GridCell.tsx'
import { MoveActs } from './MoveActs.tsx'
import { RowAct } from './RowAct.tsx'
import { shownColumns } from './shownColumns.ts'
import styles from './Table.module.css'
import type { RowActs } from './useTableRows.ts'

interface GridRowProps {
  table: FormField
  path: string
  index: number
  count: number
  disabled: boolean
  columnId: (key: string) => string
  acts: RowActs
  onView: (index: number) => void
}

/** A row of the grid; it renders anew when it moves, not when a cell is typed in. */
export const GridRow = memo((props: GridRowProps) => {
  const { table, path, index, count, disabled, columnId, acts, onView } = props
  return (
    <tr aria-rowindex={index + 1}>
      <td className={styles.index}>{index + 1}</td>
      {shownColumns(table).map((column) => (
        <GridCell
          key={column.key}
          column={column}
          path={cellPath(path, index, column.key)}
          labelId={columnId(column.key)}
        />
      ))}
      <td className={styles.acts}>
        <RowAct label="查看" onAct={() => onView(index)}>
          <Eye />
        </RowAct>
        {!disabled && <MoveActs index={index} count={count} acts={acts} />}
      </td>
    </tr>
  )
})
GridRow.displayName = 'GridRow'
