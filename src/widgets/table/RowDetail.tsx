import type { FormField } from '#contract/form.ts'
import { cellPath } from '#runtime/core/form/paths.ts'
import { FieldDisplay } from '#runtime/react/form/FieldEditor.tsx'
import { shownColumns } from './shownColumns.ts'
import styles from './Table.module.css'

interface RowDetailProps {
  table: FormField
  path: string
  index: number
}

/** One row, only to be looked at: label and value of every column. */
export const RowDetail = ({ table, path, index }: RowDetailProps) => (
  <dl className={styles.detail}>
    {shownColumns(table).map((column) => (
      <div key={column.key}>
        <dt>{column.label}</dt>
        <dd>
          <FieldDisplay field={column} path={cellPath(path, index, column.key)} />
        </dd>
      </div>
    ))}
  </dl>
)
