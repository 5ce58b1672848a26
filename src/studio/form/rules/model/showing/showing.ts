import type { FormBundle } from '#contract/form.ts'
import type { RawField } from '#contract/formInfo.ts'
import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { checkFormRule, isInForce } from '#domain/logic/formRule.ts'
import { keyRead } from '#domain/logic/keyRead.ts'
import { varsOf } from '#domain/logic/varsOf.ts'
import { parseCondition } from '../sentence/parseRule.ts'
import type { Condition } from '../sentence/sentence.ts'

/** When a field shows. */
export type Showing =
  | { kind: 'always' }
  /** It is switched off. */
  | { kind: 'never' }
  /** It is one of several that depend on each other in a circle. */
  | { kind: 'circle' }
  | { kind: 'sentence'; condition: Condition }
  /** A rule that no sentence says. */
  | { kind: 'rule'; rule: Logic }
  /** Its own rule is wrong and has no effect. */
  | { kind: 'faulty' }

/**
 * Returns when a field shows, read from what the engine runs: relations and `showWhen` are one sentence, and what is
 * shown here cannot differ from what happens.
 * @param definition the field as it is written
 */
export function showingOf(bundle: FormBundle, key: string, { showWhen }: RawField = {}): Showing {
  if (ownValue(bundle.fields, key)?.isHide) return { kind: 'never' }
  if (bundle.cycles?.some((cycle) => cycle.includes(key))) return { kind: 'circle' }
  const isWritten = showWhen !== undefined && showWhen !== null
  if (isWritten && !isInForce(checkFormRule(showWhen as Logic, bundle.fields)))
    return { kind: 'faulty' }
  const rule = ownValue(bundle.rules, key)
  if (rule === undefined) return { kind: 'always' }
  const condition = parseCondition(rule, bundle.fields)
  return condition ? { kind: 'sentence', condition } : { kind: 'rule', rule }
}

/** Returns the fields that a rule reads. */
export const keysRead = (rule: Logic, { fields }: Pick<FormBundle, 'fields'>): string[] => [
  ...new Set(varsOf(rule).map((path) => keyRead(path, fields))),
]

/** Returns the field itself and all whose showing or value depends on it: it must not depend on them. */
export function dependentsOf(bundle: FormBundle, key: string): ReadonlySet<string> {
  const found = new Set([key])
  const { rules, computes = {}, ruleOrder } = bundle
  for (const each of ruleOrder) {
    const read = [ownValue(rules, each), ownValue(computes, each)].flatMap((rule) =>
      rule === undefined ? [] : keysRead(rule, bundle),
    )
    if (read.some((one) => found.has(one))) found.add(each)
  }
  return found
}

/** Returns the field itself and all on which its showing or value depends. */
export function sourcesOf(bundle: FormBundle, key: string): ReadonlySet<string> {
  const found = new Set([key])
  const { rules, computes = {}, ruleOrder } = bundle
  for (const each of ruleOrder.toReversed()) {
    if (!found.has(each)) continue
    for (const rule of [ownValue(rules, each), ownValue(computes, each)])
      for (const read of rule === undefined ? [] : keysRead(rule, bundle)) found.add(read)
  }
  return found
}
