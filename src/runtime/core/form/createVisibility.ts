import { ruleValue } from '#adapters/formInfo/ruleValue.ts'
import { submittedValue } from '#adapters/formInfo/submittedValue.ts'
import type { FormBundle } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { formRuleHolds } from '#domain/logic/formRule.ts'
import { showsAsStored } from '#domain/logic/hiddenKeys.ts'
import { computedValue } from './computedValue.ts'
import type { FormContext } from './formContext.ts'
import { graphOf } from './graph.ts'
import type { Values } from './values.ts'
import { type Deciders, Visibility } from './visibility.ts'

/**
 * Creates the visibility of a form's fields from the bundle's json-logic rules.
 * @param asStored the values are a submission that is only shown: nothing is computed anew, nor hidden by today's date
 */
export function createVisibility(
  bundle: FormBundle,
  context: FormContext,
  values: Pick<Values, 'get' | 'put'>,
  asStored = false,
): Visibility {
  const { rules, fields, computes = {} } = bundle
  const deciders: Deciders = {
    ruleValueAt(key) {
      const field = ownValue(fields, key)
      return field && ruleValue(field, values.get(key))
    },
    submittedAt(key) {
      const field = ownValue(fields, key)
      return field && submittedValue(field, values.get(key))
    },
    shows(key, scope) {
      const rule = ownValue(rules, key) ?? true
      return (
        formRuleHolds(rule, scope, context) || (asStored && showsAsStored(rule, values.get(key)))
      )
    },
    compute(key, scope) {
      const rule = ownValue(computes, key)
      const field = ownValue(fields, key)
      if (rule === undefined || !field || asStored) return false
      const value = computedValue(field, rule, scope, context)
      const isSame = Object.is(value, values.get(key))
      if (!isSame) values.put(key, value)
      return !isSame
    },
  }
  return new Visibility(bundle, graphOf(bundle), deciders)
}
