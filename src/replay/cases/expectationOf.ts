import { ownValue } from '#contract/record.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { EXPECTATIONS } from '../expectations/expectationRegistry.ts'
import type { Expectation } from '../scenario.ts'

/** Aspects of a form's state that can be expected; `fields` are those that others show or hide. */
export type StateAspect = 'fields' | 'errors' | 'valid' | 'value'

/** Returns the expectation of the form's complete present state. */
export const outcomeOf = (store: FormStore): Expectation =>
  expectationOf(store, ['fields', 'errors', 'valid', 'value'])

/** Returns the expectation of the form's present state in these aspects. */
export function expectationOf(store: FormStore, aspects: readonly StateAspect[]): Expectation {
  const { bundle } = store
  const targets = bundle.ruleOrder.filter((key) => {
    const field = ownValue(bundle.fields, key)
    return Object.hasOwn(bundle.rules, key) && !field?.isHide
  })
  const visible = targets.filter((key) => !store.isHidden(key))
  const hidden = targets.filter((key) => store.isHidden(key))
  const asked = (aspect: StateAspect) => aspects.includes(aspect)
  return {
    ...(asked('fields') && visible.length > 0 && { visible }),
    ...(asked('fields') && hidden.length > 0 && { hidden }),
    ...(asked('errors') && { errors: EXPECTATIONS.errors(store, {}) as Record<string, string> }),
    ...(asked('valid') && { valid: store.isValid() }),
    ...(asked('value') && { value: store.submission() }),
  }
}
