import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { numberIn } from '#domain/text/kinds/numbers.ts'
import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { useFieldValue } from '#runtime/react/form/session/useField.ts'
import { Minus, Plus } from '../controls/icons.tsx'
import styles from '../controls/input/control.module.css'
import { controlProps } from '../controls/input/controlProps.ts'
import own from './Counter.module.css'
import { stepped } from './numbers.ts'

/**
 * A number, typed or stepped by buttons. The buttons stay within min and max; typed numbers beyond get a message, and so
 * does a text that is no number, which stays to be corrected: it is the value, and refused as one.
 */
export function CounterWidget(edit: EditProps) {
  const { store } = useFormSession()
  const value = useFieldValue(edit.path)
  const [draft, setDraft] = useState<string>()
  const number = typeof value === 'number' ? value : undefined
  const shown = typeof value === 'string' ? value : (number ?? '')
  const { ui } = edit.field
  const step = (direction: 1 | -1) => {
    setDraft(undefined)
    store.set(edit.path, stepped(number, direction, ui))
  }
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setDraft(event.target.value)
    store.type(edit.path, typedValue(event.target.value))
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 1 : -1)
  }
  return (
    <div className={own.counter}>
      <button
        type="button"
        className={own.step}
        tabIndex={-1}
        aria-label="减少"
        disabled={edit.disabled || (number !== undefined && number <= (ui.min ?? -Infinity))}
        onClick={() => step(-1)}
      >
        <Minus size={14} />
      </button>
      <input
        type="text"
        inputMode="decimal"
        role="spinbutton"
        aria-valuenow={number}
        aria-valuemin={ui.min}
        aria-valuemax={ui.max}
        className={styles.input}
        placeholder={ui.placeholder}
        autoComplete="off"
        {...controlProps(edit)}
        value={draft ?? shown}
        onChange={type}
        onBlur={() => setDraft(undefined)}
        onKeyDown={keys}
      />
      <button
        type="button"
        className={own.step}
        tabIndex={-1}
        aria-label="增加"
        disabled={edit.disabled || (number !== undefined && number >= (ui.max ?? Infinity))}
        onClick={() => step(1)}
      >
        <Plus size={14} />
      </button>
    </div>
  )
}

const typedValue = (text: string): number | string | null =>
  text.trim() === '' ? null : (numberIn(text) ?? text)
