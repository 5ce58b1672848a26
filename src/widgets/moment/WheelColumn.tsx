import { type KeyboardEvent, useEffect, useRef } from 'react'
import styles from './Moment.module.css'
import { turnByKey } from './turnByKey.ts'

/** Pixels of one turn; the style sheet has the same. */
const ITEM = 44
/** Milliseconds without scrolling after which the wheel rests. */
const REST = 120

interface WheelColumnProps {
  label: string
  values: readonly number[]
  value: number
  onPick: (value: number) => void
}

/**
 * A wheel: scrolled by finger, pressed, or turned with arrows, Page keys, Home and End. The value in the middle is
 * selected.
 */
export function WheelColumn({ label, values, value, onPick }: WheelColumnProps) {
  const wheel = useRef<HTMLDivElement>(null)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const index = Math.max(0, values.indexOf(value))
  useEffect(() => {
    const element = wheel.current
    if (!element) return
    const place = () => {
      if (Math.round(element.scrollTop / ITEM) !== index) element.scrollTop = index * ITEM
    }
    place()
    // A sheet has no size, and cannot be scrolled, until it has opened.
    const sizes = new ResizeObserver(place)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [index])
  useEffect(() => () => clearTimeout(resting.current), [])
  const rest = () => {
    const chosen = values[Math.round((wheel.current?.scrollTop ?? 0) / ITEM)]
    if (chosen !== undefined && chosen !== value) onPick(chosen)
  }
  const scroll = () => {
    clearTimeout(resting.current)
    resting.current = setTimeout(rest, REST)
  }
  const keys = (event: KeyboardEvent) => {
    const turned = turnByKey(event.key, index, values.length - 1)
    const next = turned === undefined ? undefined : values[turned]
    if (next === undefined) return
    event.preventDefault()
    onPick(next)
  }
  return (
    <div
      ref={wheel}
      role="spinbutton"
      aria-label={label}
      aria-valuemin={values[0]}
      aria-valuemax={values.at(-1)}
      aria-valuenow={value}
      aria-valuetext={`${value}${label}`}
      tabIndex={0}
      className={styles.wheel}
      onScroll={scroll}
      onKeyDown={keys}
    >
      {values.map((each) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the wheel has the keyboard
        // biome-ignore lint/a11y/noStaticElementInteractions: as above
        <div
          key={each}
          className={styles.turn}
          data-on={each === value || undefined}
          onClick={() => onPick(each)}
        >
          {String(each).padStart(2, '0')}
          {label}
        </div>
      ))}
    </div>
  )
}
