import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from 'react'
import { ownValue } from '#contract/record.ts'
import { fieldName } from '#runtime/core/form/fieldName.ts'
import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { ChevronDown, Close } from '../icons.tsx'
import { FloatingPanel } from '../panel/FloatingPanel.tsx'
import { PickerSheet } from '../panel/PickerSheet.tsx'
import styles from './control.module.css'
import { controlProps } from './controlProps.ts'

interface PickerInputProps {
  edit: EditProps
  /** The selection as text; when empty the placeholder is shown. */
  text: string
  /** The field's own when absent. */
  placeholder?: string
  /** Names this input where the field's label names several. */
  label?: string
  icon?: ReactNode
  /** Stays open while several are chosen. */
  multiple?: boolean
  onClear?: () => void
  /** The panel; it is mounted while open only. `close` puts the focus back. */
  children: (close: () => void) => ReactNode
}

/**
 * A field that opens a panel to choose from: floating on PC, a bottom sheet on phones. Enter, the space bar and the
 * arrows open it; Delete and Backspace clear it.
 */
export function PickerInput(props: PickerInputProps) {
  const { edit, text, placeholder = hintOf(edit), label, icon, multiple, onClear, children } = props
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const dismiss = useCallback(() => setOpen(false), [])
  const close = useCallback(() => {
    setOpen(false)
    trigger.current?.focus()
  }, [])
  const clear = text && !edit.disabled ? onClear : undefined
  const acts: Record<string, (() => void) | undefined> = {
    ArrowDown: () => setOpen(true),
    ArrowUp: () => setOpen(true),
    Delete: clear,
    Backspace: clear,
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Tab') dismiss()
    const act = ownValue(acts, event.key)
    if (!act) return
    event.preventDefault()
    act()
  }
  const panel = { id: `${edit.id}-panel`, label: label ?? fieldName(edit.field) }
  return (
    <div className={styles.clearable}>
      <button
        ref={trigger}
        type="button"
        className={`${styles.trigger} ${clear ? styles.hasClear : ''}`}
        {...controlProps(edit)}
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panel.id : undefined}
        {...(label
          ? { 'aria-label': `${label} ${text || placeholder}` }
          : { 'aria-labelledby': `${edit.labelId} ${edit.id}` })}
        onClick={() => setOpen((now) => !now)}
        onKeyDown={keys}
      >
        <span className={`${styles.triggerText} ${text ? '' : styles.placeholder}`}>
          {text || placeholder}
        </span>
        <span className={styles.triggerIcon}>{icon ?? <ChevronDown />}</span>
      </button>
      {clear && edit.layout === 'pc' && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.clear}
          aria-label={`清除${panel.label}`}
          onClick={clear}
        >
          <Close size={14} />
        </button>
      )}
      {open && edit.layout === 'pc' && (
        <FloatingPanel {...panel} anchor={trigger} onClose={dismiss} fit>
          {children(close)}
        </FloatingPanel>
      )}
      {open && edit.layout === 'mobile' && (
        <PickerSheet {...panel} multiple={multiple ?? false} clear={clear} close={close}>
          {children(close)}
        </PickerSheet>
      )}
    </div>
  )
}

const hintOf = ({ field }: EditProps): string => field.ui.placeholder || `请选择${field.label}`
