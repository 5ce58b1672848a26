import { LineType } from '#contract/codes.ts'
import type { FormField } from '#contract/form.ts'
import styles from './Divider.module.css'

/** A line across the form, its label on it. */
export const DividerWidget = ({ field }: { field: FormField }) => (
  <div className={styles.divider} data-dashed={field.ui.lineType === LineType.Dashed || undefined}>
    {field.label && <span className={styles.label}>{field.label}</span>}
  </div>
)
