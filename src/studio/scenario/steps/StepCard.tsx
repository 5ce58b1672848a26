import { useState } from 'react'
import { fill } from '#domain/text/fill.ts'
import type { ScenarioStep } from '#replay/scenario.ts'
import { wordOf } from '#replay/steps/playStep.ts'
import { AnswersForm } from '../answers/AnswersForm.tsx'
import { ExpectationForm } from '../expectation/ExpectationForm.tsx'
import { LinkAct } from '../LinkAct.tsx'
import { stepWords } from '../model/stepWords.ts'
import styles from '../ScenarioEditor.module.css'
import { useScenarioEditing } from '../scenarioEditing.ts'
import texts from '../texts.json' with { type: 'json' }
import { FilledIn } from './FilledIn.tsx'

const { steps: words } = texts

/** Actions on a step; an absent one is not possible. */
export interface StepEdits {
  up?: () => void
  down?: () => void
  remove?: () => void
}

interface StepCardProps {
  at: number
  step: ScenarioStep
  write: (step: ScenarioStep) => void
  edits: StepEdits
  /** Failed expectations of this step. */
  failures: readonly string[]
  /** Places with messages at this step. */
  places: readonly string[]
  /** True for a new step, whose answers are opened for editing. */
  isFresh: boolean
}

/** One step of a test: its input, action or expectations. */
export function StepCard({ at, step, write, edits, failures, places, isFresh }: StepCardProps) {
  const editing = useScenarioEditing()
  const [isOpen, setOpen] = useState(isFresh)
  const name = fill(words.number, { number: at + 1 })
  const answers = answersOf(step)
  return (
    <li className={styles.step} data-failed={failures.length > 0 || undefined}>
      <header>
        <h3>
          {name} · {words.names[wordOf(step)]}
        </h3>
        <span className={styles.acts}>
          {answers && editing.isEditable && (
            <LinkAct
              act={isOpen ? words.done : words.edit}
              about={name}
              isOpen={isOpen}
              run={() => setOpen(!isOpen)}
            />
          )}
          {(['up', 'down', 'remove'] as const).map((edit) => {
            const run = edits[edit]
            return run && <LinkAct key={edit} act={words[edit]} about={name} run={run} />
          })}
        </span>
      </header>
      {answers && (
        <FilledIn answers={answers.values} write={(values) => write(answers.made(values))} />
      )}
      {answers && isOpen && (
        <AnswersForm
          at={at}
          answers={answers.values}
          write={(values) => write(answers.made(values))}
        />
      )}
      {'expect' in step && (
        <ExpectationForm
          expected={step.expect}
          write={(expect) => write({ expect })}
          places={places}
        />
      )}
      {!answers && !('expect' in step) && <p>{stepWords(step, editing)}</p>}
      {failures.length > 0 && (
        <ul className={styles.failures}>
          {failures.map((failure) => (
            <li key={failure}>{failure}</li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Returns the input of a step and a function that creates the step with other input; undefined for any other step. */
function answersOf(step: ScenarioStep) {
  if ('set' in step)
    return { values: step.set, made: (set: typeof step.set): ScenarioStep => ({ set }) }
  if ('type' in step)
    return { values: step.type, made: (type: typeof step.type): ScenarioStep => ({ type }) }
  return undefined
}
