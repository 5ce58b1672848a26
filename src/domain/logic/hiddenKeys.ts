import type { FormBundle, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { LogicEnv } from './env.ts'
import { evaluate } from './evaluate.ts'
import { truthy } from './truthy.ts'

/** Visibility needs no tables and no clock. */
const NO_ENV: LogicEnv = { dictionaries: {}, areas: [], now: 0 }

/** The parts of a bundle that decide visibility. */
export type VisibilityRules = Pick<FormBundle, 'fields' | 'order' | 'rules' | 'ruleOrder'>

/** The values rules may read: a hidden controller counts as empty (form language, section 3). */
export function visibleValues(values: FormValues, hidden: ReadonlySet<string>): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !hidden.has(key)))
}

/**
 * Returns the keys of hidden fields. One pass: rules are evaluated in `ruleOrder`, each over the values of the fields
 * still visible, so that chains of rules settle.
 */
export function hiddenKeys(bundle: VisibilityRules, values: FormValues): Set<string> {
  const hidden = new Set(bundle.order.filter((key) => ownValue(bundle.fields, key)?.isHide))
  const scope = visibleValues(values, hidden)
  for (const key of bundle.ruleOrder) {
    if (truthy(evaluate(ownValue(bundle.rules, key) ?? true, scope, NO_ENV))) continue
    hidden.add(key)
    delete scope[key]
  }
  return hidden
}
