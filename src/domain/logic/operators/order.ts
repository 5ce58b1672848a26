import type { StrictOperator } from './definition.ts'
import { OperandError } from './operandError.ts'
import { isMissing } from './operands.ts'
import { stock } from './stock.ts'

/**
 * Numbers with numbers, text with text (ISO dates order so). A missing operand makes the comparison false:
 * nothing is neither smaller nor greater, although JavaScript takes a missing age for 0.
 */
const orderOperator = (name: '<' | '<=' | '>' | '>=', most: 2 | 3): StrictOperator => ({
  kind: 'strict',
  operands: [2, most],
  compute(operands) {
    if (operands.some(isMissing)) return false
    const kind = typeof operands[0]
    const orderable = kind === 'number' || kind === 'string'
    if (!orderable || operands.some((operand) => typeof operand !== kind)) {
      throw new OperandError('大小比较的两边应同为数字或同为文字')
    }
    return stock(name, operands)
  },
})

export const lessOperator = orderOperator('<', 3)
export const lessOrSameOperator = orderOperator('<=', 3)
export const greaterOperator = orderOperator('>', 2)
export const greaterOrSameOperator = orderOperator('>=', 2)
