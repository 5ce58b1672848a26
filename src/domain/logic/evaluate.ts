import type { Logic } from '#contract/logic.ts'
import type { LogicEnv, Scope } from './env.ts'
import { OPERATOR_TABLE, type OperatorTable } from './operators/operatorRegistry.ts'
import { walk } from './walk.ts'

/**
 * The value of a rule over a scope. Missing data is null, never an error: comparisons with it are false.
 * @throws RuleError for a rule that is wrong, or an operand of a kind its operator does not take.
 */
export const evaluate = (
  rule: Logic,
  scope: Scope,
  env: LogicEnv,
  operators: OperatorTable = OPERATOR_TABLE,
): unknown => walk(rule, { scope, env, operators }, '', undefined)
