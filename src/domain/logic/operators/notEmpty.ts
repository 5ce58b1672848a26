import { isEmpty } from '../../json/isEmpty.ts'
import type { StrictOperator } from './definition.ts'

/** The opposite of `isEmpty`. */
export const notEmptyOperator: StrictOperator = {
  kind: 'strict',
  operands: [1, 1],
  compute: ([value]) => !isEmpty(value),
}
