import { isDoubtfulCreditCode } from '../../money/invoice/creditCode.ts'
import type { StrictOperator } from './definition.ts'

/** False for 18 characters that are no unified social credit code; true for everything else, since it cannot be told. */
export const creditCodeOperator: StrictOperator = {
  kind: 'strict',
  operands: [1, 1],
  compute: ([code]) => typeof code !== 'string' || !isDoubtfulCreditCode(code.trim()),
}
