import type { Logic, Trace } from '#contract/logic.ts'
import { checkRule, type RuleFinding } from './checkRule.ts'
import type { LogicEnv, Scope } from './env.ts'
import { evaluate } from './evaluate.ts'
import { explain } from './explain.ts'
import { FORM_OPERATOR_TABLE } from './operators/formOperatorRegistry.ts'
import { RuleError } from './ruleError.ts'
import type { Fields } from './sense/operand.ts'
import { senseOf } from './sense/senseOf.ts'
import { truthy } from './truthy.ts'

/**
 * Returns the value of a form's rule over its answers. Answers may be anything until they are checked: a rule that
 * cannot be evaluated over them has no value, null.
 */
export function formRuleValue(rule: Logic, answers: Scope, env: LogicEnv): unknown {
  try {
    return evaluate(rule, answers, env, FORM_OPERATOR_TABLE)
  } catch (error) {
    if (error instanceof RuleError) return null
    throw error
  }
}

export const formRuleHolds = (rule: Logic, answers: Scope, env: LogicEnv): boolean =>
  truthy(formRuleValue(rule, answers, env))

/** Returns the results of every node; for a rule that cannot be evaluated, a single node without a value. */
export function explainFormRule(rule: Logic, answers: Scope, env: LogicEnv): Trace {
  try {
    return explain(rule, answers, env, FORM_OPERATOR_TABLE)
  } catch (error) {
    if (error instanceof RuleError) return { path: '', op: 'literal', value: null, operands: [] }
    throw error
  }
}

/**
 * Returns everything that is wrong with a form's rule over these fields. A rule with an error has no effect; one with
 * warnings alone is in force.
 */
export function checkFormRule(rule: Logic, fields: Fields): RuleFinding[] {
  const faults = checkRule(rule, Object.keys(fields), FORM_OPERATOR_TABLE)
  return faults.length > 0 ? faults : senseOf(rule, fields)
}

/** Returns whether a rule with these findings is in force: none of them is an error. */
export const isInForce = (findings: readonly RuleFinding[]): boolean =>
  !findings.some(({ severity }) => severity === 'error')
