import type { FormField } from '#contract/form.ts'
import { fieldName } from '#runtime/core/form/fieldName.ts'
import unseen from '#runtime/react/controls/unseen.module.css'
import styles from './Grid.module.css'
import { columnWidth } from './gridColumn.ts'

interface GridHeadProps {
  columns: readonly FormField[]
  /** Hides the required marks: they are for editing. */
  disabled: boolean
}

export const GridHead = ({ columns, disabled }: GridHeadProps) => (
  <thead>
    <tr aria-rowindex={1}>
      <th scope="col" className={styles.index}>
        序号
      </th>
      {columns.map((column) => (
        <th
          key={column.key}
          scope="col"
          title={column.ui.describe}
          style={{
            minWidth: columnWidth(column),
            ...(column.ui.share && { width: `${column.ui.share}%` }),
          }}
        >
          {column.label || <span className={unseen.unseen}>{fieldName(column)}</span>}
          {column.required && !disabled && (
            <span className={styles.mark} title="必填">
              *
            </span>
          )}
        </th>
      ))}
      <th scope="col" className={styles.acts}>
        操作
      </th>
    </tr>
  </thead>
)
