import { fill } from '#domain/text/fill.ts'
import { ruleCount } from '#formDocument/rules/ruleCount.ts'
import unseen from '#runtime/react/controls/unseen.module.css'
import { useFormEditing } from '../../formEditing.ts'
import texts from '../texts.json' with { type: 'json' }
import styles from './FieldRules.module.css'

/** How many rules the selected field has. */
export function RuleMark() {
  const { document, bundle, selected } = useFormEditing()
  const count = selected ? ruleCount({ ...document, bundle }, selected) : 0
  if (count === 0) return null
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      <span className={unseen.unseen}>{fill(texts.ruleCount, { count })}</span>
    </>
  )
}
