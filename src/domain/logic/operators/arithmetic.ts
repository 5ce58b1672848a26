import { decimalProduct, decimalSum } from '../../decimal.ts'
import type { StrictOperator } from './definition.ts'
import { OperandError } from './operandError.ts'
import { isMissing } from './operands.ts'

/** Numeric text counts as a number: route and configuration values are text. */
function numberOf(operand: unknown): number {
  const number = typeof operand === 'string' && operand.trim() !== '' ? Number(operand) : operand
  if (typeof number === 'number' && Number.isFinite(number)) return number
  throw new OperandError('算术运算的操作数应为数字')
}

/** Calculates in decimals, as people do (decision 0406). With a missing operand the result is missing, never NaN. */
const arithmeticOperator = (
  most: number,
  calculate: (numbers: readonly number[]) => number,
): StrictOperator => ({
  kind: 'strict',
  operands: [1, most],
  compute: (operands) => (operands.some(isMissing) ? null : calculate(operands.map(numberOf))),
})

/** Subtracts the second number from the first; changes the sign of a single one. */
const difference = ([first = 0, second]: readonly number[]): number =>
  decimalSum(second === undefined ? [-first] : [first, -second])

export const addOperator = arithmeticOperator(Number.POSITIVE_INFINITY, decimalSum)
export const subtractOperator = arithmeticOperator(2, difference)
export const multiplyOperator = arithmeticOperator(Number.POSITIVE_INFINITY, decimalProduct)
