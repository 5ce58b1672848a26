import { useState } from 'react'
import { withMoved } from '#adapters/schemaForm/entries.ts'
import { expectationOf } from '#replay/cases/expectationOf.ts'
import type { ScenarioStep } from '#replay/scenario.ts'
import buttons from '#runtime/react/controls/buttons.module.css'
import { openAnswers } from '../answers/openAnswers.ts'
import styles from '../ScenarioEditor.module.css'
import { useScenarioEditing } from '../scenarioEditing.ts'
import texts from '../texts.json' with { type: 'json' }
import type { Outcome } from '../useOutcome.ts'
import { StepCard } from './StepCard.tsx'

const { steps: words } = texts

/** The steps of a test in order, and the kinds of steps that can be added. */
export function Steps({ outcome }: { outcome: Outcome | undefined }) {
  const { scenario, bundle, tables, isEditable, write, writeSteps } = useScenarioEditing()
  const { steps } = scenario
  /** Counts reorderings, each of which closes open steps. */
  const [round, setRound] = useState(0)
  const [fresh, setFresh] = useState<number>()
  const rearrange = (next: readonly ScenarioStep[]) => {
    setRound(round + 1)
    setFresh(undefined)
    writeSteps(next)
  }
  const add = (step: ScenarioStep) => {
    setFresh(steps.length)
    writeSteps([...steps, step])
  }
  const addExpectation = async () => {
    const { store } = await openAnswers(bundle, tables, scenario, steps.length)
    const expect = expectationOf(store, ['fields', 'errors', 'valid'])
    store.dispose()
    add({ expect })
  }
  const editsOf = (at: number) => ({
    ...(at > 0 && { up: () => rearrange(withMoved(steps, at, at - 1)) }),
    ...(at < steps.length - 1 && { down: () => rearrange(withMoved(steps, at, at + 1)) }),
    ...(steps.length > 1 && { remove: () => rearrange(steps.filter((_, one) => one !== at)) }),
  })
  return (
    <section className={styles.steps} aria-label={words.title}>
      <h2>{words.title}</h2>
      {steps.length === 0 && <p className={styles.hint}>{words.none}</p>}
      <ol>
        {steps.map((step, at) => (
          <StepCard
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name that is theirs alone
            key={`${round} ${at}`}
            {...{ at, step }}
            write={(next) =>
              write({ steps: steps.map((one, index) => (index === at ? next : one)) })
            }
            edits={isEditable ? editsOf(at) : {}}
            failures={sentencesOf(outcome, at + 1)}
            places={outcome?.places[at] ?? []}
            isFresh={fresh === at}
          />
        ))}
      </ol>
      {isEditable && (
        <p className={styles.adds}>
          <span>{words.add}</span>
          <button type="button" className={buttons.button} onClick={() => add({ set: {} })}>
            {words.names.set}
          </button>
          <button type="button" className={buttons.button} onClick={() => add({ submit: true })}>
            {words.names.submit}
          </button>
          <button type="button" className={buttons.button} onClick={() => void addExpectation()}>
            {words.names.expect}
          </button>
        </p>
      )}
    </section>
  )
}

const sentencesOf = (outcome: Outcome | undefined, number: number): string[] =>
  (outcome?.failures ?? []).filter(({ step }) => step === number).map(({ sentence }) => sentence)
