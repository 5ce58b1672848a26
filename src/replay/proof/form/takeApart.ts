import type { Logic } from '#contract/logic.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import type { LogicEnv, Scope } from '#domain/logic/env.ts'
import { evaluate } from '#domain/logic/evaluate.ts'
import { keyRead } from '#domain/logic/keyRead.ts'
import { FORM_OPERATOR_TABLE } from '#domain/logic/operators/formOperatorRegistry.ts'
import { RuleError } from '#domain/logic/ruleError.ts'
import { readNode } from '#domain/logic/ruleNode.ts'
import { truthy } from '#domain/logic/truthy.ts'
import { varsOf } from '#domain/logic/varsOf.ts'

/** Aspect of a value that matters at its position in a rule: its truth, its emptiness, or all of it. */
export type View = 'truth' | 'filled' | 'value'

/** A part of a rule that reads one field. */
export interface Reading {
  key: string
  rule: Logic
  view: View
}

/** A rule in terms of its readings: as the rule, with `{ var: "#INDEX" }` for each. */
export interface Apart {
  readings: readonly Reading[]
  rule: Logic
}

/** Placeholder for a part that cannot be evaluated over its answer; a rule that needs it has no value. */
export const FAILED = Symbol('failed')

/** Takes a rule apart into the largest parts that read one field. */
export function takeApart(
  rule: Logic,
  view: View,
  fields: Readonly<Record<string, unknown>>,
): Apart {
  const readings: Reading[] = []
  const read = (part: Logic, key: string, as: View): Logic => {
    readings.push({ key, rule: part, view: as })
    return { var: `#${readings.length - 1}` }
  }
  const split = (part: Logic, as: View): Logic => {
    const [key, ...more] = keysRead(part, fields)
    if (key === undefined) return part
    if (more.length === 0) return read(part, key, as)
    const node = readNode(part)
    if ('fault' in node || node.kind === 'literal') return part
    if (node.kind === 'list') return node.entries.map((entry) => split(entry, 'value'))
    const { operator, operands } = node
    if (operator === 'var') {
      const [path = null, otherwise = null] = operands
      const value = split({ var: path }, 'value') as { var: string }
      return { var: [value.var, split(otherwise, 'value')] }
    }
    return {
      [operator]: operands.map((operand, at) =>
        split(operand, viewOf(operator, { at, count: operands.length }, as)),
      ),
    }
  }
  return { rule: split(rule, view), readings }
}

/** Returns the fields that a rule reads. */
export const keysRead = (rule: Logic, fields: Readonly<Record<string, unknown>>): string[] => [
  ...new Set(varsOf(rule).map((path) => keyRead(path, fields))),
]

/** Returns the aspect of an operand that matters, given that of the whole. */
export function viewOf(
  operator: string,
  { at, count }: { at: number; count: number },
  whole: View,
): View {
  if (['filled', 'countOf', 'isEmpty', 'notEmpty'].includes(operator)) return 'filled'
  if (operator === '!' || operator === '!!') return 'truth'
  if (operator === 'and' || operator === 'or') return whole === 'truth' ? 'truth' : 'value'
  if (operator === 'if') return at % 2 === 0 && at < count - 1 ? 'truth' : whole
  return 'value'
}

/** Returns a function from a field's value to what counts of a reading; undefined stands for a hidden field. */
export function viewer({ key, rule, view }: Reading, env: LogicEnv): (value: unknown) => unknown {
  return (value) => {
    const read = valueOrFailed(rule, { [key]: value }, env)
    if (read === FAILED || view === 'value') return read
    if (view === 'truth') return truthy(read)
    return isEmpty(read) ? null : true
  }
}

/** Returns the value of a rule that was taken apart; undefined when it has none. */
export function putTogether({ rule }: Apart, values: readonly unknown[], env: LogicEnv): unknown {
  const scope = Object.defineProperties(
    {},
    Object.fromEntries(
      values.map((value, index) => [`#${index}`, { enumerable: true, get: () => given(value) }]),
    ),
  )
  const value = valueOrFailed(rule, scope, env)
  return value === FAILED ? undefined : value
}

function given(value: unknown): unknown {
  if (value === FAILED) throw new RuleError('operand-type', '', '')
  return value
}

function valueOrFailed(rule: Logic, scope: Scope, env: LogicEnv): unknown {
  try {
    return evaluate(rule, scope, env, FORM_OPERATOR_TABLE)
  } catch (error) {
    if (error instanceof RuleError) return FAILED
    throw error
  }
}
