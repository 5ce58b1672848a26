import { memo } from 'react'
import type { FormField } from '#contract/form.ts'
import { cellPath } from '#runtime/core/form/paths.ts'
import styles from './Grid.module.css'
import { GridCell } from './GridCell.tsx'
import { RowButtons } from './RowButtons.tsx'
import { ShownCell } from './ShownCell.tsx'

interface GridRowProps {
  columns: readonly FormField[]
  path: string
  index: number
  isLast: boolean
  disabled: boolean
  /** Open in its dialog: each place is edited in one place at a time. */
  covered: boolean
}

/** A row of the grid; it renders anew when it moves, not when a cell is typed in. */
export const GridRow = memo((props: GridRowProps) => {
  const { columns, path, index, isLast, disabled, covered } = props
  return (
    <tr data-row={index} aria-rowindex={index + 2}>
      <td className={styles.index} tabIndex={-1}>
        {index + 1}
      </td>
      {columns.map((column) => {
        const cell = cellPath(path, index, column.key)
        return disabled || covered ? (
          <ShownCell key={column.key} column={column} path={cell} covered={covered} />
        ) : (
          <GridCell key={column.key} column={column} path={cell} row={index} />
        )
      })}
      <td className={styles.acts} tabIndex={-1}>
        <RowButtons row={index} isFirst={index === 0} isLast={isLast} disabled={disabled} />
      </td>
    </tr>
  )
})
GridRow.displayName = 'GridRow'
