import { isEmpty } from '../../json/isEmpty.ts'
import type { StrictOperator } from './definition.ts'

/** Whether every operand is filled in. */
export const filledOperator: StrictOperator = {
  kind: 'strict',
  operands: [1, Number.POSITIVE_INFINITY],
  compute: (values) => !values.some(isEmpty),
}
