import type { FormBundle, FormValues } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { isEmpty } from '../json/isEmpty.ts'
import type { LogicEnv } from './env.ts'
import { formRuleHolds } from './formRule.ts'
import { readsClock } from './readsClock.ts'

/** The parts of a bundle that decide visibility. */
export type VisibilityRules = Pick<FormBundle, 'fields' | 'order' | 'rules' | 'ruleOrder'>

/**
 * Returns whether a submitted answer shows although its rule does not hold: the rule reads today's date, and must have
 * held on the day of the submission, because hidden fields submit nothing (decision 0291).
 */
export const showsAsStored = (rule: Logic, answer: unknown): boolean =>
  !isEmpty(answer) && readsClock(rule)

/** The values rules may read: a hidden controller counts as empty (form language, section 3). */
export function visibleValues(values: FormValues, hidden: ReadonlySet<string>): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !hidden.has(key)))
}

/**
 * Returns the keys of hidden fields. One pass: rules are evaluated in `ruleOrder`, each over the values of the fields
 * still visible, so that chains of rules settle.
 * @param asStored the values are a submission that is only shown
 */
export function hiddenKeys(
  bundle: VisibilityRules,
  values: FormValues,
  env: LogicEnv,
  { asStored = false } = {},
): Set<string> {
  const hidden = new Set(bundle.order.filter((key) => ownValue(bundle.fields, key)?.isHide))
  const scope = visibleValues(values, hidden)
  for (const key of bundle.ruleOrder) {
    const rule = ownValue(bundle.rules, key) ?? true
    if (formRuleHolds(rule, scope, env)) continue
    if (asStored && showsAsStored(rule, ownValue(values, key))) continue
    hidden.add(key)
    delete scope[key]
  }
  return hidden
}
