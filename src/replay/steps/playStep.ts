import type { FormStore } from '#runtime/core/form/formStore.ts'
import type { ScenarioStep, StepWord } from '../scenario.ts'
import { STEPS } from './stepRegistry.ts'
import type { Undone } from './undone.ts'

/** Does one step to a form; `expect` changes nothing. Gives the reason when it cannot be done. */
export async function playStep(store: FormStore, step: ScenarioStep): Promise<Undone> {
  const word = wordOf(step)
  return (STEPS[word] as (store: FormStore, step: ScenarioStep) => ReturnType<typeof playStep>)(
    store,
    step,
  )
}

/** Returns the keyword of a step. */
export const wordOf = (step: ScenarioStep): StepWord => {
  const word = (Object.keys(STEPS) as StepWord[]).find((each) => Object.hasOwn(step, each))
  if (!word) throw new Error(`no step of the scenario language: ${JSON.stringify(step)}`)
  return word
}
