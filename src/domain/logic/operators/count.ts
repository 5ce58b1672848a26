import type { StrictOperator } from './definition.ts'
import { listOf } from './operands.ts'

/** `[list]` → how many entries; a missing list has none. */
export const countOperator: StrictOperator = {
  kind: 'strict',
  operands: [1, 1],
  compute: ([list]) => listOf(list, '要计数的内容').length,
}
