import type { FormField } from '#contract/form.ts'
import { MoveActs } from './MoveActs.tsx'
import { RowFaults } from './RowFaults.tsx'
import { RowValues } from './RowValues.tsx'
import { shownColumns } from './shownColumns.ts'
import styles from './Table.module.css'
import type { RowActs } from './useTableRows.ts'

/** Columns a card shows; the sheet has the rest. */
const PREVIEWED = 3

interface RowCardProps {
  table: FormField
  path: string
  index: number
  count: number
  disabled: boolean
  acts: RowActs
  onOpen: (index: number) => void
}

/** A row as a card: its first columns, what is wrong with it, and what can be done. */
export function RowCard({ table, path, index, count, disabled, acts, onOpen }: RowCardProps) {
  const columns = shownColumns(table)
  return (
    <div className={styles.card} data-row={index}>
      <div className={styles.cardHead}>
        <span className={styles.cardIndex}>{index + 1}</span>
        <RowValues columns={columns.slice(0, PREVIEWED)} path={path} index={index} />
        <button
          type="button"
          className={styles.open}
          aria-label={`${disabled ? '查看' : '修改'}第${index + 1}行`}
          onClick={() => onOpen(index)}
        />
      </div>
      <RowFaults columns={columns} path={path} index={index} />
      {!disabled && (
        <div className={styles.cardActs}>
          <MoveActs index={index} count={count} acts={acts} />
        </div>
      )}
    </div>
  )
}
