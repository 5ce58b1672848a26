import { type KeyboardEvent, useEffect, useRef } from 'react'
import styles from './Moment.module.css'

/** Pixels of a row; the style sheet has the same. */
const ROW = 32
/** Rows left above the chosen one. */
const ABOVE = 3

interface ListColumnProps {
  label: string
  values: readonly number[]
  value: number | undefined
  onPick: (value: number) => void
}

/** One column of numbers; arrows move the choice. */
export function ListColumn({ label, values, value, onPick }: ListColumnProps) {
  const list = useRef<HTMLDivElement>(null)
  const index = value === undefined ? -1 : values.indexOf(value)
  useEffect(() => showRow(list.current, index), [index])
  const keys = (event: KeyboardEvent) => {
    const move = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (!move) return
    event.preventDefault()
    const next = values[(index + move + values.length) % values.length]
    if (next !== undefined) onPick(next)
  }
  return (
    <div className={styles.column}>
      <div className={styles.columnName}>{label}</div>
      <div
        ref={list}
        role="listbox"
        aria-label={label}
        tabIndex={0}
        className={styles.list}
        onKeyDown={keys}
      >
        {values.map((each) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keyboard
          // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus
          <div
            key={each}
            role="option"
            aria-selected={each === value}
            className={styles.item}
            onClick={() => onPick(each)}
          >
            {String(each).padStart(2, '0')}
          </div>
        ))}
      </div>
    </div>
  )
}

function showRow(list: HTMLElement | null, index: number): void {
  if (!list || index < 0) return
  const top = index * ROW
  const seen = top >= list.scrollTop && top + ROW <= list.scrollTop + list.clientHeight
  if (!seen) list.scrollTop = top - ABOVE * ROW
}
