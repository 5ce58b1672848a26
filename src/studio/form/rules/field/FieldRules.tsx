import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { keyOf } from '#formDocument/keys/keys.ts'
import { fieldAt } from '#formDocument/rows/rows.ts'
import { isAnswer } from '#formDocument/rules/sentence/measures.ts'
import { useFormEditing } from '../../formEditing.ts'
import texts from '../texts.json' with { type: 'json' }
import { useRuleTools } from '../useRuleTools.ts'
import { Computing } from './Computing.tsx'
import { Controls } from './Controls.tsx'
import styles from './FieldRules.module.css'
import { ShowingEditor } from './ShowingEditor.tsx'

/** The rules of the selected field: when it shows, what it shows, and how it is computed. */
export function FieldRules() {
  const { document, bundle, selected } = useFormEditing()
  const tools = useRuleTools()
  const definition = selected ? fieldAt(document.formInfo, selected) : undefined
  const key = keyOf(definition)
  const field = key === undefined ? undefined : ownValue(bundle.fields, key)
  if (!selected || !isRecord(definition)) return null
  if (selected.column !== undefined) return <p className={styles.none}>{texts.noRulesInColumn}</p>
  if (!field) return <p className={styles.none}>{texts.noRulesWithoutKey}</p>
  const props = { tools, place: selected, field, definition }
  return (
    <div className={styles.rules} key={field.key}>
      <ShowingEditor {...props} />
      {isAnswer(field) && <Controls {...props} />}
      {(field.type === 'counter' || isLine(field)) && <Computing {...props} />}
    </div>
  )
}

const isLine = ({ type, ui }: { type: string; ui: { textBoxType?: string } }): boolean =>
  type === 'textBox' && (ui.textBoxType ?? '01') === '01'
