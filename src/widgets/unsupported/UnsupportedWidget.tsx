import type { FormField } from '#contract/form.ts'
import styles from './Unsupported.module.css'

/** A notice in place of a field of an unknown type or without a usable key. */
export const UnsupportedWidget = ({ field }: { field: FormField }) => (
  <div className={styles.notice} role="note">
    {field.ui.unsupported === 'key' ? '字段标识有误，无法填写' : '不支持的字段类型'}
    {field.label && `：${field.label}`}
  </div>
)
