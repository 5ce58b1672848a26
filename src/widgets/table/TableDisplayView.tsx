import type { FormField, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import type { DisplayProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useFormEnvironment } from '#runtime/react/form/session/formEnvironment.ts'
import styles from './Display.module.css'
import { shownColumns } from './shownColumns.ts'

/** The rows, only to be looked at: a grid on PC, a list of cards on phones. Long texts are wrapped, never cut. */
export function TableDisplayView({ field, value, layout }: DisplayProps) {
  const columns = shownColumns(field)
  const rows: FormValues[] = Array.isArray(value) ? value.filter(isRecord) : []
  if (rows.length === 0) return <p className={styles.none}>暂无数据</p>
  const Rows = layout === 'pc' ? ShownGrid : ShownCards
  return <Rows label={field.label} columns={columns} rows={rows} layout={layout} />
}

interface ShownRows extends Pick<DisplayProps, 'layout'> {
  label: string
  columns: readonly FormField[]
  rows: readonly FormValues[]
}

/** Rows that are only looked at stay where they are, so their place is their identity. */
const numbered = (rows: readonly FormValues[]) => rows.map((row, index) => ({ row, at: index + 1 }))

const ShownGrid = ({ label, columns, rows, layout }: ShownRows) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, by keyboard too
  <section className={styles.box} aria-label={label} tabIndex={0}>
    <table className={styles.grid}>
      <thead>
        <tr>
          <th scope="col" className={styles.index}>
            序号
          </th>
          {columns.map((column) => (
            <th key={column.key} scope="col">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbered(rows).map(({ row, at }) => (
          <tr key={at}>
            <td className={styles.index}>{at}</td>
            {columns.map((column) => (
              <td key={column.key}>
                <ShownCell column={column} row={row} layout={layout} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const ShownCards = ({ columns, rows, layout }: ShownRows) => (
  <ol className={styles.cards}>
    {numbered(rows).map(({ row, at }) => (
      <li key={at} className={styles.card}>
        <p className={styles.number}>第 {at} 行</p>
        <dl className={styles.values}>
          {columns.map((column) => (
            <div key={column.key}>
              <dt>{column.label}</dt>
              <dd>
                <ShownCell column={column} row={row} layout={layout} />
              </dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ol>
)

interface ShownCellProps extends Pick<DisplayProps, 'layout'> {
  column: FormField
  row: FormValues
}

function ShownCell({ column, row, layout }: ShownCellProps) {
  const { Display } = useFormEnvironment().widgets[column.type]
  return <Display field={column} value={ownValue(row, column.key)} layout={layout} />
}
