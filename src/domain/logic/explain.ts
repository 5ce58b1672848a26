import type { Logic, Trace } from '#contract/logic.ts'
import type { LogicEnv, Scope } from './env.ts'
import type { OperatorTable } from './operators/firstOperatorRegistry.ts'
import { OPERATOR_TABLE } from './operators/operatorRegistry.ts'
import { walk } from './walk.ts'

/**
 * Evaluates a rule and records the result of every node; the root's `value` equals that of `evaluate`. Operands that
 * were not needed (after a decided `or`) have no trace: `operands` holds those evaluated, in order.
 * @throws RuleError as `evaluate` does.
 */
export function explain(
  rule: Logic,
  scope: Scope,
  env: LogicEnv,
  operators: OperatorTable = OPERATOR_TABLE,
): Trace {
  const traces: Trace[] = []
  const value = walk(rule, { scope, env, operators }, '', traces)
  return traces[0] ?? { path: '', op: 'literal', value, operands: [] }
}
