import { memo } from 'react'
import type { FormField } from '#contract/form.ts'
import { cellPath } from '#runtime/core/form/paths.ts'
import { ChevronDown, ChevronUp, Eye, Trash } from '../controls/icons.tsx'
import { GridCell } from './GridCell.tsx'
import styles from './Table.module.css'

interface GridRowProps {
  table: string
  columns: readonly FormField[]
  index: number
  count: number
  disabled: boolean
  columnId: (key: string) => string
  onMove: (index: number, by: 1 | -1) => void
  onRemove: (index: number) => void
  onView: (index: number) => void
}

/** A row of the grid; it renders anew when it moves, not when a cell is typed in. */
export const GridRow = memo((props: GridRowProps) => {
  const { table, columns, index, count, disabled, columnId, onMove, onRemove, onView } = props
  return (
    <tr aria-rowindex={index + 1}>
      <td className={styles.index}>{index + 1}</td>
      {columns.map((column) => (
        <GridCell
          key={column.key}
          column={disabled ? { ...column, isDisable: true } : column}
          path={cellPath(table, index, column.key)}
          labelId={columnId(column.key)}
        />
      ))}
      <td className={styles.acts}>
        <RowAct label="查看" onAct={() => onView(index)}>
          <Eye />
        </RowAct>
        {!disabled && (
          <>
            <RowAct label="上移" off={index === 0} onAct={() => onMove(index, -1)}>
              <ChevronUp />
            </RowAct>
            <RowAct label="下移" off={index === count - 1} onAct={() => onMove(index, 1)}>
              <ChevronDown />
            </RowAct>
            <RowAct label="删除" onAct={() => onRemove(index)}>
              <Trash />
            </RowAct>
          </>
        )}
      </td>
    </tr>
  )
})
GridRow.displayName = 'GridRow'

interface RowActProps {
  label: string
  off?: boolean
  onAct: () => void
  children: React.ReactNode
}

export const RowAct = ({ label, off = false, onAct, children }: RowActProps) => (
  <button
    type="button"
    className={styles.act}
    title={label}
    aria-label={label}
    disabled={off}
    onClick={onAct}
  >
    {children}
  </button>
)
