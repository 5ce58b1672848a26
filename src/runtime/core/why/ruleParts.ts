import type { FormBundle } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { jsonPointer } from '#domain/json/jsonPointer.ts'
import { ruleTests } from './testsOf.ts'

/** Parts of a rule that shows a field: any of its relations, combined with its own rule (decision 0291). */
export interface RuleParts {
  /** Tests of the relations, each of one controller. */
  tests: readonly Logic[]
  /** `showWhen`, or a rule that the conversion did not make. */
  own: Logic | undefined
}

/**
 * Takes a field's rule apart, as the places in `origin` say; in a bundle without places by its shape alone. Without a
 * rule there are no parts.
 */
export function rulePartsOf({ rules, origin }: FormBundle, key: string): RuleParts {
  const rule = ownValue(rules, key)
  if (rule === undefined) return { tests: [], own: undefined }
  const isSaid = (part: string | number) => Object.hasOwn(origin, jsonPointer('rules', key, part))
  if (!isSaid('showWhen'))
    return ruleTests(rule) ? { tests: testsIn(rule), own: undefined } : { tests: [], own: rule }
  if (!isSaid(0)) return { tests: [], own: rule }
  const [related = true, own] =
    isRecord(rule) && Array.isArray(rule.and) ? (rule.and as Logic[]) : []
  return { tests: testsIn(related), own }
}

const testsIn = (rule: Logic): readonly Logic[] =>
  isRecord(rule) && Array.isArray(rule.or) ? (rule.or as Logic[]) : [rule]
