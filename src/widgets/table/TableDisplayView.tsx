import type { FormValues } from '#contract/form.ts'
import type { DisplayProps } from '#runtime/react/form/fieldWidget.ts'
import { useFormEnvironment } from '#runtime/react/form/formEnvironment.ts'
import { shownColumns } from './shownColumns.ts'
import styles from './Table.module.css'

/** The rows, only to be looked at. */
export function TableDisplayView({ field, value, layout }: DisplayProps) {
  const { widgets } = useFormEnvironment()
  const columns = shownColumns(field)
  const rows: FormValues[] = Array.isArray(value) ? value : []
  return (
    <div className={styles.box}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th className={styles.index}>序号</th>
            {columns.map(({ key, label }) => (
              <th key={key}>{label}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows that are only looked at stay where they are
            <tr key={index}>
              <td className={styles.index}>{index + 1}</td>
              {columns.map((column) => {
                const { Display } = widgets[column.type]
                return (
                  <td key={column.key} className={styles.cell}>
                    <Display field={column} value={row[column.key]} layout={layout} />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
