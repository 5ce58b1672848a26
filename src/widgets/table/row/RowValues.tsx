import type { FormField } from '#contract/form.ts'
import { cellPath } from '#runtime/core/form/paths.ts'
import { FieldDisplay } from '#runtime/react/form/FieldEditor.tsx'
import styles from './Row.module.css'

interface RowValuesProps {
  columns: readonly FormField[]
  path: string
  index: number
}

/** Label and value of a row's columns, only to be looked at: long texts in full, files and pictures as they are. */
export const RowValues = ({ columns, path, index }: RowValuesProps) => (
  <dl className={styles.values}>
    {columns.map((column) => (
      <div key={column.key}>
        <dt>{column.label}</dt>
        <dd>
          <FieldDisplay field={column} path={cellPath(path, index, column.key)} />
        </dd>
      </div>
    ))}
  </dl>
)
