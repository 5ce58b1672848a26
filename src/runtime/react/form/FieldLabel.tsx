import type { FormField } from '#contract/form.ts'
import styles from './Field.module.css'
import type { FieldIds } from './fieldIds.ts'
import { useFormSession } from './formSession.ts'

interface FieldLabelProps {
  field: FormField
  ids: FieldIds
  /** Names a set of controls rather than one input. */
  group: boolean
}

export function FieldLabel({ field, ids, group }: FieldLabelProps) {
  const { readonly } = useFormSession()
  const required = field.required && !readonly
  const mark = required && (
    <span className={styles.mark} aria-hidden="true">
      *
    </span>
  )
  if (group || readonly)
    return (
      <div id={ids.label} className={readonly ? styles.name : styles.label}>
        {field.label}
        {mark}
      </div>
    )
  return (
    <label id={ids.label} htmlFor={ids.input} className={styles.label}>
      {field.label}
      {mark}
    </label>
  )
}
