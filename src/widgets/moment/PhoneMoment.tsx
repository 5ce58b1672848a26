import { type KeyboardEvent, useState } from 'react'
import { fieldName } from '#runtime/core/form/fieldName.ts'
import { Calendar, Clock } from '../controls/icons.tsx'
import control from '../controls/input/control.module.css'
import { controlProps } from '../controls/input/controlProps.ts'
import { BottomSheet } from '../controls/panel/BottomSheet.tsx'
import styles from './Moment.module.css'
import type { MomentEnd } from './momentEnd.ts'
import { formatParts, lastDay, type Parts, parseParts, partsToBegin, unitsOf } from './parts.ts'
import { WheelColumn } from './WheelColumn.tsx'
import { turned, wheelValues, withinWheels } from './wheelValues.ts'

const NAMES = { yyyy: '年', MM: '月', dd: '日', HH: '时', mm: '分', ss: '秒' } as const

/** Opens wheels, one a part of the format; Delete and Backspace clear it. */
export function PhoneMoment({ edit, fmt, value, placeholder, ariaLabel, onPick }: MomentEnd) {
  const [draft, setDraft] = useState<Parts>()
  const { ui, constraints } = edit.field
  const last = lastDay(constraints)
  const open = () => setDraft(withinWheels(parseParts(value, fmt) ?? partsToBegin(ui), last))
  const close = () => setDraft(undefined)
  const finish = () => {
    if (draft) onPick(formatParts(draft, fmt))
    close()
  }
  const sheetId = `${edit.id}-panel`
  const keys = (event: KeyboardEvent) => {
    if ((event.key === 'Delete' || event.key === 'Backspace') && value) onPick('')
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open()
    else return
    event.preventDefault()
  }
  return (
    <>
      <button
        type="button"
        role="combobox"
        className={control.trigger}
        {...controlProps(edit)}
        {...(ariaLabel
          ? { 'aria-label': `${ariaLabel} ${value || placeholder}` }
          : { 'aria-labelledby': `${edit.labelId} ${edit.id}` })}
        aria-haspopup="dialog"
        aria-expanded={draft !== undefined}
        aria-controls={draft && sheetId}
        onClick={open}
        onKeyDown={keys}
      >
        <span className={`${control.triggerText} ${value ? '' : control.placeholder}`}>
          {value || placeholder}
        </span>
        <span className={control.triggerIcon}>
          {unitsOf(fmt).includes('yyyy') ? <Calendar /> : <Clock />}
        </span>
      </button>
      {draft && (
        <BottomSheet
          id={sheetId}
          title={ariaLabel ?? fieldName(edit.field)}
          onClose={close}
          confirm={{ text: '确定', act: finish }}
        >
          <div className={styles.wheels}>
            {unitsOf(fmt).map((unit) => (
              <WheelColumn
                key={unit}
                label={NAMES[unit]}
                values={wheelValues(unit, draft, last)}
                value={draft[unit] ?? 0}
                onPick={(chosen) => setDraft(turned(draft, unit, chosen, last))}
              />
            ))}
          </div>
          {value && (
            <button
              type="button"
              className={styles.clear}
              onClick={() => {
                onPick('')
                close()
              }}
            >
              清除
            </button>
          )}
        </BottomSheet>
      )}
    </>
  )
}
