import { dayOperand } from './dayOperand.ts'
import type { StrictOperator } from './definition.ts'

/** `[date or 'now']` → its day as YYYY-MM-DD, so that dates of every format compare; missing is missing. */
export const dayOperator: StrictOperator = {
  kind: 'strict',
  operands: [1, 1],
  compute: ([date], env) => dayOperand(date, env) ?? null,
}
