import { type KeyboardEvent, lazy, Suspense, useCallback, useRef, useState } from 'react'
import control from '../controls/control.module.css'
import { controlProps } from '../controls/controlProps.ts'
import { FloatingPanel } from '../controls/FloatingPanel.tsx'
import { Calendar, Clock } from '../controls/icons.tsx'
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
  const input = useRef<HTMLInputElement>(null)
  const close = useCallback(() => setOpen(false), [])
  const isDate = unitsOf(fmt).includes('yyyy')
  const Panel = isDate ? CalendarPanel : TimePanel
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setOpen(true)
    else if (event.key === 'Tab' || event.key === 'Enter') close()
  }
  const finish = () => {
    if (value && tidy(value, fmt) !== value) onPick(tidy(value, fmt))
  }
  return (
    <div className={styles.moment}>
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
        onChange={(event) => onType(event.target.value)}
        onClick={() => setOpen(true)}
        onKeyDown={keys}
        onBlur={finish}
      />
      <span className={styles.icon}>{isDate ? <Calendar /> : <Clock />}</span>
      {open && !edit.disabled && (
        <FloatingPanel anchor={input} onClose={close}>
          <Suspense fallback={<p className={styles.loading}>正在打开日历…</p>}>
            <Panel fmt={fmt} value={value} onPick={onPick} onDone={close} />
          </Suspense>
        </FloatingPanel>
      )}
    </div>
  )
}
