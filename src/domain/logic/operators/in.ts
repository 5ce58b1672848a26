import type { StrictOperator } from './definition.ts'
import { OperandError } from './operandError.ts'
import { isMissing, isScalar } from './operands.ts'
import { stock } from './stock.ts'

/** Stock `in`: an exact element of a list, or a part of a text. For codes and comma lists use `anyIn`. */
export const inOperator: StrictOperator = {
  kind: 'strict',
  operands: [2, 2],
  compute([needle, hay]) {
    if (isMissing(needle) || isMissing(hay)) return false
    const fits = Array.isArray(hay)
      ? isScalar(needle)
      : [needle, hay].every((x) => typeof x === 'string')
    if (!fits) throw new OperandError('in 的第二个操作数应为列表，或两边都是文字')
    return stock('in', [needle, hay])
  },
}
