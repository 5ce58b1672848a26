import type { StrictOperator } from './definition.ts'
import { OperandError } from './operandError.ts'
import { isMissing, isScalar } from './operands.ts'
import { stock } from './stock.ts'

function requireScalars(operands: readonly unknown[]): void {
  if (!operands.every((operand) => isMissing(operand) || isScalar(operand))) {
    throw new OperandError('相等比较只用于文字、数字、是否和空值')
  }
}

/** Kinds that JavaScript's `==` equates by surprise (`0 == ""`, `true == "1"`) are simply unequal here. */
function comparable(left: unknown, right: unknown): boolean {
  if (isMissing(left) || isMissing(right) || typeof left === typeof right) return true
  const text = typeof left === 'string' ? left : right
  return typeof left !== 'boolean' && typeof right !== 'boolean' && String(text).trim() !== ''
}

const loose = (wanted: boolean): StrictOperator => ({
  kind: 'strict',
  operands: [2, 2],
  compute(operands) {
    requireScalars(operands)
    return (comparable(operands[0], operands[1]) && stock('==', operands)) === wanted
  },
})

const exact = (name: '===' | '!=='): StrictOperator => ({
  kind: 'strict',
  operands: [2, 2],
  compute(operands) {
    requireScalars(operands)
    return stock(name, operands)
  },
})

export const equalOperator = loose(true)
export const unequalOperator = loose(false)
export const sameOperator = exact('===')
export const notSameOperator = exact('!==')
