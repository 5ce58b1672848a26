import type { Logic } from '#contract/logic.ts'
import type { LogicEnv, Scope } from './env.ts'
import type { OperatorTable } from './operators/firstOperatorRegistry.ts'
import { walk } from './walk.ts'

/**
 * The value of a rule over a scope. Missing data is null, never an error: comparisons with it are false.
 * @throws RuleError for a rule that is wrong, or an operand of a kind its operator does not take.
 */
export const evaluate = (
  rule: Logic,
  scope: Scope,
  env: LogicEnv,
  operators: OperatorTable,
): unknown => walk(rule, { scope, env, operators }, '', undefined)
