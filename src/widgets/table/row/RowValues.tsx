import type { FormField } from '#contract/form.ts'
import { cellPath } from '#runtime/core/form/paths.ts'
import { FieldDisplay } from '#runtime/react/form/frame/FieldEditor.tsx'
import styles from './Row.module.css'

interface RowValuesProps {
  columns: readonly FormField[]
  path: string
  index: number
}

/** Labels and values of a row's columns, read-only: long texts in full, files and images as they are. */
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
