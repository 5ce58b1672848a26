import { type CheckSentence, isWhole } from '#formDocument/rules/checks/checkSentence.ts'
import { isComplete } from '#formDocument/rules/sentence/sentence.ts'
import { ConditionEditor } from '../sentence/ConditionEditor.tsx'
import texts from '../texts.json' with { type: 'json' }
import { useDraft } from '../useDraft.ts'
import type { RuleTools } from '../useRuleTools.ts'
import styles from './FormChecks.module.css'

const { checks: said } = texts

interface SentenceEditorProps {
  sentence: CheckSentence
  tools: RuleTools
  isEditable: boolean
  change: (sentence: CheckSentence) => void
  /** Called when the required condition was removed altogether. */
  cancel: () => void
}

/** The requirement of a check: `如果…… 就要……`, or a condition that must always hold. */
export function SentenceEditor({
  sentence,
  tools,
  isEditable,
  change,
  cancel,
}: SentenceEditorProps) {
  const [{ when, must }, setShown] = useDraft(sentence, isWhole, change)
  return (
    <div className={styles.sentence}>
      {when && (
        <>
          <h3>{said.when}</h3>
          <ConditionEditor
            label={said.when}
            condition={when}
            {...{ tools, isEditable }}
            change={(next) => setShown({ must, ...(next && { when: next }) })}
          />
        </>
      )}
      <h3>{when ? said.then : said.must}</h3>
      <ConditionEditor
        label={when ? said.then : said.must}
        condition={must}
        {...{ tools, isEditable }}
        isLenient
        opens={!when || isComplete(when)}
        change={(next) => (next ? setShown({ ...(when && { when }), must: next }) : cancel())}
      />
    </div>
  )
}
