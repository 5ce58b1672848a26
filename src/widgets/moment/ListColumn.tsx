import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { moveActive } from '../controls/list/moveActive.ts'
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

/** One column of numbers; arrows, Page keys, Home and End move the choice. */
export function ListColumn({ label, values, value, onPick }: ListColumnProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const index = value === undefined ? -1 : values.indexOf(value)
  useEffect(() => showRow(list.current, index), [index])
  const keys = (event: KeyboardEvent) => {
    const row = moveActive(event.key, index, values.length)
    const next = row === undefined ? undefined : values[row]
    if (next === undefined) return
    event.preventDefault()
    onPick(next)
  }
  return (
    <div className={styles.column}>
      <div className={styles.columnName}>{label}</div>
      <div
        ref={list}
        role="listbox"
        aria-label={label}
        aria-activedescendant={index < 0 ? undefined : `${id}-${value}`}
        tabIndex={0}
        className={styles.list}
        onKeyDown={keys}
      >
        {values.map((each) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keyboard
          // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus
          <div
            key={each}
            id={`${id}-${each}`}
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
