import type { FormField } from '#contract/form.ts'
import { useCellText } from '../useCellText.ts'
import styles from './Grid.module.css'

interface ShownCellProps {
  column: FormField
  path: string
  /** While the row is open in its dialog, the place of its values is there. */
  covered: boolean
}

/** A cell that is only looked at, in one line; its row's dialog shows it in full. */
export function ShownCell({ column, path, covered }: ShownCellProps) {
  const text = useCellText(column, path)
  return (
    <td
      className={`${styles.cell} ${styles.shown}`}
      data-field={covered ? undefined : path}
      tabIndex={-1}
      title={text}
    >
      {text || '—'}
    </td>
  )
}
