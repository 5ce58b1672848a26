import { isEmpty } from '../../json/isEmpty.ts'
import type { StrictOperator } from './definition.ts'

/** How many of the operands are filled in. */
export const countOfOperator: StrictOperator = {
  kind: 'strict',
  operands: [1, Number.POSITIVE_INFINITY],
  compute: (values) => values.filter((value) => !isEmpty(value)).length,
}
