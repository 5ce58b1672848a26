import { fill } from '#domain/text/fill.ts'
import buttons from '#runtime/react/controls/buttons.module.css'
import { DocumentLink } from '../controls/DocumentLink.tsx'
import styles from './ScenarioEditor.module.css'
import { useScenarioEditing } from './scenarioEditing.ts'
import texts from './texts.json' with { type: 'json' }
import type { Outcome } from './useOutcome.ts'

const { outcome: words } = texts

interface OutcomeCardProps {
  /** Undefined until the test has been played once. */
  outcome: Outcome | undefined
  change: string | undefined
  /** Path of the form's document. */
  form: string
}

/** The outcome of a test: whether the form meets its expectations, the failures, and the two ways to resolve them. */
export function OutcomeCard({ outcome, change, form }: OutcomeCardProps) {
  const { isEditable, writeSteps } = useScenarioEditing()
  const failures = outcome?.failures ?? []
  const taken = outcome?.taken
  return (
    <section
      className={styles.outcome}
      aria-label={words.label}
      data-failed={failures.length > 0 || undefined}
    >
      <p role="status">
        {!outcome && words.playing}
        {outcome &&
          (failures.length === 0 ? words.passed : fill(words.failed, { count: failures.length }))}
      </p>
      {failures.length > 0 && (
        <ul>
          {failures.map(({ step, sentence }) => (
            <li key={`${step} ${sentence}`}>{sentence}</li>
          ))}
        </ul>
      )}
      {taken && isEditable && <p>{words.choice}</p>}
      <p className={styles.acts}>
        {taken && isEditable && (
          <button type="button" className={buttons.button} onClick={() => writeSteps(taken)}>
            {words.takeOver}
          </button>
        )}
        <DocumentLink change={change} path={form}>
          {words.form}
        </DocumentLink>
      </p>
    </section>
  )
}
