import type { KeyboardEvent } from 'react'
import { numberBounds } from '#domain/validators/offered/numberBounds.ts'
import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { useFieldValue } from '#runtime/react/form/session/useField.ts'
import { controlProps } from '../controls/input/controlProps.ts'
import styles from './Slider.module.css'

const unset = ({ field }: EditProps): string => (field.required ? '未选择，必填' : '未选择')

/**
 * A number on a scale. An untouched slider is shown at the start and submits nothing; a press there, or Enter, selects
 * the start, for which the browser fires no change event.
 */
export function SliderWidget(edit: EditProps) {
  const { store } = useFormSession()
  const value = useFieldValue(edit.path)
  const { min = 0, max, step } = numberBounds(edit.field)
  const number = typeof value === 'number' ? value : undefined
  const take = (input: HTMLInputElement) => store.set(edit.path, input.valueAsNumber)
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || number !== undefined) return
    event.preventDefault()
    take(event.currentTarget)
  }
  return (
    <div className={styles.slider}>
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        {...controlProps(edit)}
        aria-valuetext={number === undefined ? unset(edit) : String(number)}
        value={number ?? min}
        onChange={(event) => take(event.target)}
        onClick={(event) => number === undefined && take(event.currentTarget)}
        onKeyDown={keys}
      />
      <output className={styles.value}>{number ?? '—'}</output>
    </div>
  )
}
