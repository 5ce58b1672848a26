import { type KeyboardEvent, useEffect, useRef } from 'react'
import styles from './Moment.module.css'

interface ListColumnProps {
  label: string
  values: readonly number[]
  value: number | undefined
  onPick: (value: number) => void
}

/** One column of numbers; arrows move the choice. */
export function ListColumn({ label, values, value, onPick }: ListColumnProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (list.current && chosen) list.current.scrollTop = chosen.offsetTop - 96
  }, [])
  const keys = (event: KeyboardEvent) => {
    const move = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (!move) return
    event.preventDefault()
    const index = value === undefined ? -1 : values.indexOf(value)
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
