import { fill } from '#domain/text/fill.ts'
import styles from './CheckState.module.css'
import texts from './texts.json' with { type: 'json' }
import type { Checked } from './useProblems.ts'

interface CheckStateProps {
  checked: Checked
  /** False while an open form has fields that are empty or invalid, and so missing from the document. */
  isFilledIn?: boolean
}

/**
 * Shows the state of the check: running, failed, or finished without findings; nothing while current findings are
 * listed.
 */
export function CheckState({
  checked: { found, isOld, failure, again },
  isFilledIn = true,
}: CheckStateProps) {
  const hasOld = found !== undefined && found.length > 0
  if (failure !== undefined)
    return (
      <p className={styles.failed}>
        <span>{fill(hasOld ? texts.failedWithOld : texts.failed, { failure })}</span>
        <button type="button" onClick={again}>
          {texts.again}
        </button>
      </p>
    )
  if (isOld) return <p className={styles.quiet}>{hasOld ? texts.rechecking : texts.checking}</p>
  if (hasOld) return null
  return <p className={styles.quiet}>{isFilledIn ? texts.none : texts.unfilled}</p>
}
