import type { FormField } from '#contract/form.ts'
import { numberBounds } from '#domain/validators/offered/numberBounds.ts'
import type { DisplayProps, EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { useFieldValue } from '#runtime/react/form/session/useField.ts'
import styles from './Rate.module.css'
import { RateIcon } from './RateIcon.tsx'

/** Whole marks, from 1 up. */
const marksOf = (field: FormField): number[] =>
  Array.from({ length: numberBounds(field).max ?? 0 }, (_, index) => index + 1)

/**
 * A mark out of a row of icons: radio buttons underneath, so arrows and screen readers work. The chosen one pressed
 * again takes the mark back.
 */
export function RateWidget(edit: EditProps) {
  const { store } = useFormSession()
  const value = useFieldValue(edit.path)
  const { icon } = edit.field.ui
  return (
    <div
      className={styles.rate}
      role="radiogroup"
      aria-labelledby={edit.labelId}
      aria-describedby={edit.describedBy}
      aria-invalid={edit.invalid}
    >
      {marksOf(edit.field).map((mark) => (
        <label key={mark} className={styles.mark} data-on={mark <= Number(value) || undefined}>
          <input
            type="radio"
            name={edit.id}
            aria-label={`${mark}分`}
            checked={value === mark}
            disabled={edit.disabled}
            onChange={() => store.set(edit.path, mark)}
            onClick={() => value === mark && store.set(edit.path, null)}
          />
          <RateIcon name={icon} />
        </label>
      ))}
    </div>
  )
}

export const RateDisplay = ({ field, value }: DisplayProps) => (
  <div className={styles.rate} role="img" aria-label={value ? `${value}分` : '未评分'}>
    {marksOf(field).map((mark) => (
      <span key={mark} className={styles.shown} data-on={mark <= Number(value) || undefined}>
        <RateIcon name={field.ui.icon} />
      </span>
    ))}
  </div>
)
