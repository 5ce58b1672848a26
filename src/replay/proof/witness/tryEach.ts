import { FormStore } from '#runtime/core/form/formStore.ts'
import type { ScenarioStep } from '../../scenario.ts'
import type { Subject } from '../form/subject.ts'
import type { Answers } from '../search/reach.ts'
import { setStep, visibilityStep } from './steps.ts'

/** Maximum number of values in a witness. */
const MOST_TRIED = 20

/**
 * Returns steps that set a field's values in turn and expect which fields show.
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
