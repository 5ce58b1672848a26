import { FormStore } from '#runtime/core/form/formStore.ts'
import type { ScenarioStep } from '../../scenario.ts'
import type { Subject } from '../form/subject.ts'
import type { Answers } from '../search/reach.ts'
import { setStep, visibilityStep } from './steps.ts'

/** Values a witness tries; of more the first ones. */
const MOST_TRIED = 20

/**
 * Gives a field one value after the other and says each time which fields show.
 * @param before answers with which the field itself shows
 */
export function tryEach(
  subject: Subject,
  key: string,
  values: readonly unknown[],
  fields: readonly string[],
  before: Answers,
): ScenarioStep[] {
  const store = new FormStore(subject.bundle, { context: subject.context })
  for (const [each, value] of before) store.set(each, value ?? null)
  const steps = values.slice(0, MOST_TRIED).flatMap((value): ScenarioStep[] => {
    store.set(key, value)
    const seen = visibilityStep(fields, { isShown: (field) => !store.isHidden(field) })
    return [{ set: { [key]: value } }, seen]
  })
  return [...setStep(subject, before), ...steps]
}
