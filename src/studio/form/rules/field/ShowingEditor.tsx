import { useId } from 'react'
import type { Condition } from '#formDocument/rules/sentence/sentence.ts'
import { dependentsOf, showingOf } from '#formDocument/rules/showing/showing.ts'
import { withShowing } from '#formDocument/rules/showing/withShowing.ts'
import { conditionWords } from '#runtime/core/ruleWords/ruleWords.ts'
import { useFormEditing } from '../../formEditing.ts'
import { ConditionEditor } from '../sentence/ConditionEditor.tsx'
import texts from '../texts.json' with { type: 'json' }
import styles from './FieldRules.module.css'
import type { FieldProps } from './fieldProps.ts'

const { showing: said } = texts

/** When the field shows. */
export function ShowingEditor({ tools, place, field, definition }: FieldProps) {
  const { document, bundle, write, isEditable } = useFormEditing()
  const { formInfo } = document
  const id = useId()
  const showing = showingOf(bundle, field.key, definition)
  const change = (condition: Condition | undefined) =>
    write({ formInfo: withShowing({ formInfo, bundle }, place, condition) })
  const condition = showing.kind === 'sentence' ? showing.condition : undefined
  const canEdit = isEditable && (condition !== undefined || showing.kind === 'always')
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{said.title}</h3>
      {showing.kind === 'rule' ? (
        <>
          <p>{conditionWords(showing.rule, tools.names)}</p>
          <p className={styles.hint}>{said.rule}</p>
        </>
      ) : (
        <p>{showing.kind === 'sentence' ? said.when : said[showing.kind]}</p>
      )}
      {(condition || canEdit) && (
        <ConditionEditor
          label={said.title}
          draft={`${field.key} showing`}
          excluded={dependentsOf(bundle, field.key)}
          {...{ condition, tools, change }}
          isEditable={canEdit}
        />
      )}
    </section>
  )
}
