import type { StrictOperator } from './definition.ts'
import { OperandError } from './operandError.ts'
import { isMissing } from './operands.ts'
import { stock } from './stock.ts'

/** Numeric text counts as a number: route and configuration values are text. */
function numberOf(operand: unknown): number {
  const number = typeof operand === 'string' && operand.trim() !== '' ? Number(operand) : operand
  if (typeof number === 'number' && Number.isFinite(number)) return number
  throw new OperandError('算术运算的操作数应为数字')
}

/** With a missing operand the result is missing, never NaN. */
const arithmeticOperator = (name: '+' | '-' | '*', most: number): StrictOperator => ({
  kind: 'strict',
  operands: [1, most],
  compute: (operands) => (operands.some(isMissing) ? null : stock(name, operands.map(numberOf))),
})

export const addOperator = arithmeticOperator('+', Number.POSITIVE_INFINITY)
export const subtractOperator = arithmeticOperator('-', 2)
export const multiplyOperator = arithmeticOperator('*', Number.POSITIVE_INFINITY)
