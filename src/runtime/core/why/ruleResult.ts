import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import type { AspectResult, Clause, Operand, Reason, RuleResult } from '#contract/why.ts'
import { pointerSegments } from '#domain/json/jsonPointer.ts'
import { explainFormRule } from '#domain/logic/formRule.ts'
import { keyRead } from '#domain/logic/keyRead.ts'
import { truthy } from '#domain/logic/truthy.ts'
import { varsOf } from '#domain/logic/varsOf.ts'
import type { FormStore } from '../form/formStore.ts'
import { amountWords, conditionWords } from '../ruleWords/ruleWords.ts'
import type { RuleNames } from '../ruleWords/talk.ts'
import { readValue } from './readValue.ts'
import { reasonOf } from './reasonOf.ts'
import { operandText } from './sentences/words.ts'
import { subjectAt } from './subject.ts'

/** Returns the names of a form's fields for rules in words. */
export const namesIn = ({ bundle, options }: FormStore): RuleNames => ({
  fields: bundle.fields,
  dictionaries: options.context.dictionaries,
  labelOf: ({ label, key }) => label || key,
})

/**
 * Returns a field's value as rules read it: empty while hidden.
 * @param whyHidden explains a hidden field
 */
export function operandOf(
  store: FormStore,
  variable: string,
  whyHidden?: (key: string) => AspectResult | undefined,
): Operand | undefined {
  const key = keyRead(variable, store.bundle.fields)
  const subject = subjectAt(store, key)
  if (!subject) return undefined
  const verdict = store.isHidden(key) ? whyHidden?.(key) : undefined
  return {
    key,
    label: subject.label,
    read: readValue(subject.field, store.get(key), store.options.context),
    ...(verdict && { hidden: verdict }),
  }
}

/** Explains how a rule over the form's answers came out, with the conditions that it came down to. */
export function ruleResult(
  store: FormStore,
  rule: Logic,
  operandAt: (variable: string) => Operand | undefined,
): RuleResult {
  const trace = reasonOf(
    explainFormRule(rule, store.ruleScope, store.options.context),
    rule,
    operandAt,
  )
  const names = namesIn(store)
  const found = clausesIn(trace, rule, true)
  const operands = found.flatMap((each) =>
    varsOf(each.rule).flatMap((path) => operandAt(path) ?? []),
  )
  return {
    holds: truthy(trace.value),
    words: conditionWords(rule, names),
    clauses: found.map((each) => clauseOf(each, names, operandAt)),
    operands: [...new Map(operands.map((each) => [each.key, each])).values()],
  }
}

/** A condition of a rule with its trace; `wanted` is false within a negation. */
interface Found {
  trace: Reason
  rule: Logic
  wanted: boolean
}

/** Returns the conditions that a rule came down to: those below `and`, `or` and `!` that decide. */
function clausesIn(trace: Reason, rule: Logic, wanted: boolean): Found[] {
  if (!['and', 'or', '!'].includes(trace.op)) return [{ trace, rule, wanted }]
  const inner = trace.operands.filter(({ decides }) => decides)
  return inner.flatMap((each) =>
    clausesIn(
      each,
      partAt(rule, each.path.slice(trace.path.length)),
      (trace.op === '!') !== wanted,
    ),
  )
}

function partAt(rule: Logic, pointer: string): Logic {
  let part: unknown = rule
  for (const segment of pointerSegments(pointer))
    part = ownValue(part as Record<string, unknown> | undefined, segment)
  return (part ?? null) as Logic
}

function clauseOf(
  { trace, rule, wanted }: Found,
  names: RuleNames,
  operandAt: (variable: string) => Operand | undefined,
): Clause {
  const operands = varsOf(rule).flatMap((path) => operandAt(path) ?? [])
  const amounts = trace.operands.flatMap(({ path, value, operands: below }) =>
    below.length > 0 ? amountWords(partAt(rule, path.slice(trace.path.length)), value) : [],
  )
  const facts = [...new Set(operands.map(operandText))].join('，')
  return {
    words: conditionWords(wanted ? rule : { '!': rule }, names),
    now: facts + (amounts.length > 0 ? `，即 ${amounts.join('、')}` : ''),
    holds: truthy(trace.value) === wanted,
  }
}
