import type { FormBundle } from '#contract/form.ts'
import type { RawField } from '#contract/formInfo.ts'
import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { checkFormRule, isInForce } from '#domain/logic/formRule.ts'
import { keyRead } from '#domain/logic/keyRead.ts'
import { varsOf } from '#domain/logic/varsOf.ts'
import { parseCondition } from '../sentence/parseRule.ts'
import type { Condition } from '../sentence/sentence.ts'

/** Visibility of a field. */
export type Showing =
  | { kind: 'always' }
  /** Always hidden, by `isHide`. */
  | { kind: 'never' }
  /** Part of a cycle of fields that depend on each other. */
  | { kind: 'circle' }
  | { kind: 'sentence'; condition: Condition }
  /** A rule that no sentence expresses. */
  | { kind: 'rule'; rule: Logic }
  /** Its `showWhen` has an error and therefore no effect. */
  | { kind: 'faulty' }

/**
 * Returns the visibility of a field, derived from the rules that the engine evaluates, with relations and `showWhen` in
 * one sentence: the editor cannot show anything that differs from the behaviour.
 * @param definition field as written in the document
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

/** Returns a field and all fields whose visibility or value depends on it, on which it must not depend itself. */
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

/** Returns a field and all fields on which its visibility or value depends. */
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
