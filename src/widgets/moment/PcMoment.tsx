import { fieldName } from '#runtime/core/form/fieldName.ts'
import { Calendar, Clock, Close } from '../controls/icons.tsx'
import control from '../controls/input/control.module.css'
import { controlProps } from '../controls/input/controlProps.ts'
import styles from './Moment.module.css'
import { MomentPanel } from './MomentPanel.tsx'
import type { MomentEnd } from './momentEnd.ts'
import { lastDay, partsToBegin, unitsOf } from './parts.ts'
import { useMomentInput } from './useMomentInput.ts'

/** A date or time, typed or picked from a panel; loosely typed text is formatted when the field is left. */
export function PcMoment(end: MomentEnd) {
  const { edit, fmt, value, placeholder, ariaLabel, onPick } = end
  const { open, input, panel, dismiss, done, handlers } = useMomentInput(end)
  const panelId = `${edit.id}-panel`
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
        aria-controls={open ? panelId : undefined}
        role="combobox"
        value={value}
        {...handlers}
      />
      <span className={styles.icon} data-clearable={clearable || undefined}>
        {unitsOf(fmt).includes('yyyy') ? <Calendar /> : <Clock />}
      </span>
      {clearable && (
        <button
          type="button"
          tabIndex={-1}
          className={control.clear}
          aria-label={`清除${ariaLabel ?? fieldName(edit.field)}`}
          onClick={() => onPick('')}
        >
          <Close size={14} />
        </button>
      )}
      {open && !edit.disabled && (
        <MomentPanel
          ref={panel}
          id={panelId}
          label={ariaLabel ?? fieldName(edit.field)}
          anchor={input}
          fmt={fmt}
          value={value}
          begin={partsToBegin(edit.field.ui)}
          last={lastDay(edit.field.constraints)}
          onPick={onPick}
          onDone={done}
          onClose={dismiss}
        />
      )}
    </div>
  )
}
