import type { Logic, Trace } from '#contract/logic.ts'
import type { LogicEnv, Scope } from './env.ts'
import { walk } from './walk.ts'

/**
 * Evaluates a rule and keeps what every node came to; its `value` is what `evaluate` returns.
 * Operands that were not needed (after a decided `or`) have no trace: `operands` holds those evaluated, in order.
 * @throws RuleError as `evaluate` does.
 */
export function explain(rule: Logic, scope: Scope, env: LogicEnv): Trace {
  const traces: Trace[] = []
  const value = walk(rule, { scope, env }, '', traces)
  return traces[0] ?? { path: '', op: 'literal', value, operands: [] }
}
