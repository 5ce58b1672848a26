import type { FormField } from '#contract/form.ts'
import styles from './Table.module.css'

interface GridHeadProps {
  columns: readonly FormField[]
  /** Id of a column's head, which names its cells. */
  columnId: (key: string) => string
}

export const GridHead = ({ columns, columnId }: GridHeadProps) => (
  <thead>
    <tr>
      <th className={styles.index}>序号</th>
      {columns.map(({ key, label, required }) => (
        <th key={key} id={columnId(key)}>
          {label}
          {required && <span className={styles.mark}>*</span>}
        </th>
      ))}
      <th className={styles.acts}>操作</th>
    </tr>
  </thead>
)
