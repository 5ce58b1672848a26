import type { FormBundle } from '#contract/form.ts'
import { openBundle } from '#replay/runScenario.ts'
import type { Scenario } from '#replay/scenario.ts'
import { playStep } from '#replay/steps/playStep.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { valuesOf } from '../../form/stage/session/filling.ts'
import type { AnswersAround } from '../model/editedAnswers.ts'

export interface OpenAnswers extends AnswersAround {
  /** The form after the step. */
  store: FormStore
}

/** Fills a form in up to a step of a test, this step included. */
export async function openAnswers(
  bundle: FormBundle,
  tables: FormContext,
  { steps, context = {} }: Pick<Scenario, 'steps' | 'context'>,
  at: number,
): Promise<OpenAnswers> {
  const store = openBundle(bundle, context, tables)
  for (const step of steps.slice(0, at)) await playStep(store, step)
  const before = valuesOf(store)
  const [step] = steps.slice(at, at + 1)
  if (step) await playStep(store, step)
  return { store, before, after: valuesOf(store) }
}
