import { isEmpty } from '../../json/isEmpty.ts'
import type { StrictOperator } from './definition.ts'

/** Condition 3 of a controller field. Unlike `!`, `0` and `false` are not empty, text of blanks is. */
export const isEmptyOperator: StrictOperator = {
  kind: 'strict',
  operands: [1, 1],
  compute: ([value]) => isEmpty(value),
}
