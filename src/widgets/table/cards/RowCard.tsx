import { memo } from 'react'
import type { FormField } from '#contract/form.ts'
import { cellPath } from '#runtime/core/form/paths.ts'
import { CardButtons } from './CardButtons.tsx'
import { CardCell } from './CardCell.tsx'
import styles from './Cards.module.css'

/** Columns a card shows even while they are empty. */
const ALWAYS = 3

interface RowCardProps {
  columns: readonly FormField[]
  path: string
  index: number
  isLast: boolean
  disabled: boolean
  /** Before that it is only a place of about its height. */
  filled: boolean
  /** Open in the sheet: there is the place of its values then. */
  covered: boolean
}

/** A row as a card: its values, its errors and its actions. */
export const RowCard = memo((props: RowCardProps) => {
  const { columns, path, index, isLast, disabled, filled, covered } = props
  return (
    <li className={styles.card} data-row={index} aria-label={`第 ${index + 1} 行`}>
      <div className={styles.body}>
        <span className={styles.index}>{index + 1}</span>
        <dl className={styles.values}>
          {filled &&
            columns.map((column, at) => (
              <CardCell
                key={column.key}
                column={column}
                path={cellPath(path, index, column.key)}
                always={at < ALWAYS}
                covered={covered}
              />
            ))}
        </dl>
        <button
          type="button"
          className={styles.open}
          data-act="open"
          aria-label={`${disabled ? '查看' : '修改'}第 ${index + 1} 行`}
        />
      </div>
      {!disabled && <CardButtons isFirst={index === 0} isLast={isLast} />}
    </li>
  )
})
RowCard.displayName = 'RowCard'
