import type { FormField } from '#contract/form.ts'
import { fieldName } from '#runtime/core/form/fieldName.ts'
import unseen from '../../controls/unseen.module.css'
import type { FieldIds } from '../session/fieldIds.ts'
import styles from './Field.module.css'

const REQUIRED = { role: 'img', 'aria-label': '必填' }

/**
 * Returns the label of a field.
 * @param group true when it labels a group of controls instead of one input
 */
export function labelOf(field: FormField, ids: FieldIds, group: boolean, readonly: boolean) {
  const mark = field.required && !readonly && (
    // An input has the `required` attribute; a group of controls needs the text.
    <span className={styles.mark} {...(group ? REQUIRED : { 'aria-hidden': true })}>
      *
    </span>
  )
  const name = field.label || (
    <span className={`${unseen.unseen} ${styles.unseen}`}>{fieldName(field)}</span>
  )
  if (group || readonly)
    return (
      <div id={ids.label} className={readonly ? styles.name : styles.label}>
        {name}
        {mark}
      </div>
    )
  return (
    <label id={ids.label} htmlFor={ids.input} className={styles.label}>
      {name}
      {mark}
    </label>
  )
}
