import type { FormField, FormValues } from '#contract/form.ts'
import type { DisplayProps } from '#runtime/react/form/fieldWidget.ts'
import { useFormEnvironment } from '#runtime/react/form/formEnvironment.ts'
import { shownColumns } from './shownColumns.ts'
import styles from './Table.module.css'

/** The rows, only to be looked at: a grid on PC, a list of cards on phones. */
export function TableDisplayView({ field, value, layout }: DisplayProps) {
  const columns = shownColumns(field)
  const rows: FormValues[] = Array.isArray(value) ? value : []
  if (rows.length === 0) return <p className={styles.none}>暂无数据</p>
  const Rows = layout === 'pc' ? ShownGrid : ShownCards
  return <Rows columns={columns} rows={rows} layout={layout} />
}

interface ShownRows extends Pick<DisplayProps, 'layout'> {
  columns: readonly FormField[]
  rows: readonly FormValues[]
}

/** Rows that are only looked at stay where they are, so their place is their identity. */
const numbered = (rows: readonly FormValues[]) => rows.map((row, index) => ({ row, at: index + 1 }))

const ShownGrid = ({ columns, rows, layout }: ShownRows) => (
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
        {numbered(rows).map(({ row, at }) => (
          <tr key={at}>
            <td className={styles.shownIndex}>{at}</td>
            {columns.map((column) => (
              <td key={column.key}>
                <ShownCell column={column} row={row} layout={layout} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const ShownCards = ({ columns, rows, layout }: ShownRows) => (
  <div className={styles.cards}>
    {numbered(rows).map(({ row, at }) => (
      <div key={at} className={styles.card}>
        <dl className={`${styles.values} ${styles.detail}`}>
          {columns.map((column) => (
            <div key={column.key}>
              <dt>{column.label}</dt>
              <dd>
                <ShownCell column={column} row={row} layout={layout} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
  </div>
)

interface ShownCellProps extends Pick<DisplayProps, 'layout'> {
  column: FormField
  row: FormValues
}

function ShownCell({ column, row, layout }: ShownCellProps) {
  const { Display } = useFormEnvironment().widgets[column.type]
  return <Display field={column} value={row[column.key]} layout={layout} />
}
