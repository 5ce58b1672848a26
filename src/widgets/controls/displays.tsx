import { displayField } from '#adapters/formInfo/displayField.ts'
import { Words } from '#runtime/react/controls/Words.tsx'
import type { DisplayProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useFormEnvironment } from '#runtime/react/form/session/formEnvironment.ts'
import styles from './input/control.module.css'

/** A value as text; a dash when it is empty. */
export const DisplayText = ({ text }: { text: string }) =>
  text.trim() === '' ? (
    <div className={`${styles.display} ${styles.nothing}`}>—</div>
  ) : (
    <div className={styles.display}>
      <Words text={text} />
    </div>
  )

/** A value as text, in the words in which it is printed. */
export function TextDisplay({ field, value }: DisplayProps) {
  const tables = useFormEnvironment()
  const content = displayField(field, value, tables)
  return <DisplayText text={content.kind === 'text' ? content.text : ''} />
}

/** Text as it is stored; a period with a dash between its ends. */
export const PlainDisplay = ({ value }: DisplayProps) => (
  <DisplayText
    text={Array.isArray(value) ? value.join(' 至 ') : typeof value === 'string' ? value : ''}
  />
)

/** A number as it is. */
export const NumberDisplay = ({ value }: DisplayProps) => (
  <DisplayText text={typeof value === 'number' ? String(value) : ''} />
)
