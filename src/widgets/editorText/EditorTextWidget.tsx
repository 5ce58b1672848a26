import type { FormField } from '#contract/form.ts'
import { SafeHtml } from '#runtime/react/html/SafeHtml.tsx'
import styles from './EditorText.module.css'

/** Rich text of the form's designer. */
export const EditorTextWidget = ({ field }: { field: FormField }) => (
  <SafeHtml className={styles.text} html={field.ui.html ?? ''} />
)
