import type { FormField } from '#contract/form.ts'
import styles from './Unsupported.module.css'

/** Stands where a field of an unknown type would be, so that nobody wonders where it went. */
export const UnsupportedWidget = ({ field }: { field: FormField }) => (
  <div className={styles.notice} role="note">
    不支持的字段类型{field.label && `：${field.label}`}
  </div>
)
