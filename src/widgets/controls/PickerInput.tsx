import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from 'react'
import type { EditProps } from '#runtime/react/form/fieldWidget.ts'
import { BottomSheet } from './BottomSheet.tsx'
import styles from './control.module.css'
import { controlProps } from './controlProps.ts'
import { FloatingPanel } from './FloatingPanel.tsx'
import { ChevronDown, Close } from './icons.tsx'

interface PickerInputProps {
  edit: EditProps
  /** What is chosen, as text; empty shows the placeholder. */
  text: string
  /** The field's own when absent. */
  placeholder?: string
  icon?: ReactNode
  /** `listbox`, `dialog` or `tree`: what opens. */
  popup?: 'listbox' | 'dialog' | 'tree'
  onClear?: () => void
  /** The panel; it is mounted while open only. `close` puts the focus back. */
  children: (close: () => void) => ReactNode
}

/** A field that opens a panel to choose from: floating on PC, a bottom sheet on phones. */
export function PickerInput(props: PickerInputProps) {
  const { edit, text, placeholder = hintOf(edit), icon, popup, onClear, children } = props
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const dismiss = useCallback(() => setOpen(false), [])
  const close = useCallback(() => {
    setOpen(false)
    trigger.current?.focus()
  }, [])
  const clearable = Boolean(onClear && text && !edit.disabled)
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <div className={styles.clearable}>
      <button
        ref={trigger}
        type="button"
        className={`${styles.trigger} ${clearable ? styles.hasClear : ''}`}
        {...controlProps(edit)}
        role="combobox"
        aria-haspopup={popup ?? 'listbox'}
        aria-expanded={open}
        aria-labelledby={`${edit.labelId} ${edit.id}`}
        onClick={() => setOpen((now) => !now)}
        onKeyDown={openByArrow}
      >
        <span className={`${styles.triggerText} ${text ? '' : styles.placeholder}`}>
          {text || placeholder}
        </span>
        <span className={styles.triggerIcon}>{icon ?? <ChevronDown />}</span>
      </button>
      {clearable && edit.layout === 'pc' && (
        <button type="button" className={styles.clear} aria-label="清除" onClick={onClear}>
          <Close size={14} />
        </button>
      )}
      {open && edit.layout === 'pc' && (
        <FloatingPanel anchor={trigger} onClose={dismiss} fit>
          {children(close)}
        </FloatingPanel>
      )}
      {open && edit.layout === 'mobile' && (
        <BottomSheet
          title={edit.field.label}
          onClose={close}
          closeText="关闭"
          {...(clearable && onClear && { confirm: { text: '清除', act: onClear } })}
        >
          {children(close)}
        </BottomSheet>
      )}
    </div>
  )
}

const hintOf = ({ field }: EditProps): string => field.ui.placeholder || `请选择${field.label}`
