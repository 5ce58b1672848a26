import { codePoints } from '#domain/text/codePoints.ts'
import { htmlText } from '#domain/text/htmlText.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { useFieldValue } from '#runtime/react/form/session/useField.ts'
import styles from './Editor.module.css'

/** The number of visible characters, and the maximum. */
export function EditorCount({ path, max }: { path: FormPath; max: number }) {
  const value = useFieldValue(path)
  const count = codePoints(htmlText(typeof value === 'string' ? value : ''))
  return (
    <p className={styles.count} data-over={count > max || undefined}>
      {count}/{max}
    </p>
  )
}
