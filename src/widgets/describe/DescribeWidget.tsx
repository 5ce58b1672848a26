import type { FormField } from '#contract/form.ts'
import { SafeHtml } from '#runtime/react/html/SafeHtml.tsx'
import styles from './Describe.module.css'

/** Text between the fields. */
export const DescribeWidget = ({ field }: { field: FormField }) => (
  <SafeHtml className={styles.describe} html={field.ui.html ?? field.label} />
)
