import { type KeyboardEvent, lazy, Suspense, useCallback, useRef, useState } from 'react'
import control from '../controls/control.module.css'
import { controlProps } from '../controls/controlProps.ts'
import { FloatingPanel } from '../controls/FloatingPanel.tsx'
import { Calendar, Clock, Close } from '../controls/icons.tsx'
import { focusPanel } from './focusPanel.ts'
import styles from './Moment.module.css'
import type { MomentEnd } from './momentEnd.ts'
import { tidy, unitsOf } from './parts.ts'
import { TimePanel } from './TimePanel.tsx'

/** The calendar brings Mantine's date pickers with it; they are loaded when the first one opens. */
const CalendarPanel = lazy(async () => ({
  default: (await import('./CalendarPanel.tsx')).CalendarPanel,
}))

/** Typed by hand or picked from a panel; what is typed loosely is put into the format when the field is left. */
export function PcMoment({ edit, fmt, value, placeholder, ariaLabel, onType, onPick }: MomentEnd) {
  const [open, setOpen] = useState(false)
  const typed = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const dismiss = useCallback(() => setOpen(false), [])
  const isDate = unitsOf(fmt).includes('yyyy')
  const Panel = isDate ? CalendarPanel : TimePanel
  const done = () => {
    setOpen(false)
    input.current?.focus()
  }
  const finish = () => {
    if (typed.current && value) onPick(tidy(value, fmt))
    typed.current = false
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Tab') dismiss()
    else if (event.key === 'ArrowDown' && open) focusPanel(panel.current)
    else if (event.key === 'ArrowDown') setOpen(true)
    else if (event.key === 'Enter' && open) {
      finish()
      dismiss()
    } else return
    if (event.key !== 'Tab') event.preventDefault()
  }
  const clearable = value !== '' && !edit.disabled
  return (
    <div className={`${styles.moment} ${control.clearable}`}>
      <input
        ref={input}
        type="text"
        className={control.input}
        placeholder={placeholder}
        autoComplete="off"
        {...controlProps(edit)}
        aria-label={ariaLabel}
        aria-haspopup="dialog"
        aria-expanded={open}
        role="combobox"
        value={value}
        onChange={(event) => {
          typed.current = true
          onType(event.target.value)
        }}
        onClick={() => setOpen(true)}
        onKeyDown={keys}
        onBlur={finish}
      />
      <span className={styles.icon} data-clearable={clearable || undefined}>
        {isDate ? <Calendar /> : <Clock />}
      </span>
      {clearable && (
        <button
          type="button"
          className={control.clear}
          aria-label={`清除${ariaLabel ?? ''}`}
          onClick={() => onPick('')}
        >
          <Close size={14} />
        </button>
      )}
      {open && !edit.disabled && (
        <FloatingPanel anchor={input} onClose={dismiss}>
          <div ref={panel}>
            <Suspense fallback={<p className={styles.loading}>正在打开日历…</p>}>
              <Panel fmt={fmt} value={value} onPick={onPick} onDone={done} />
            </Suspense>
          </div>
        </FloatingPanel>
      )}
    </div>
  )
}
