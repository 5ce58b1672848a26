import type { StrictOperator } from './definition.ts'
import { OperandError } from './operandError.ts'
import { isMissing } from './operands.ts'

/** Maximum number of years: a longer list is due to a wrong number, which is a mistake. */
const MOST = 100

const yearOf = (operand: unknown): number => {
  const year = Number(operand)
  if (Number.isInteger(year) && year > 0 && year < 10_000) return year
  throw new OperandError('years 的操作数应为年份')
}

/** `[first, last]` → `{ value, label }` of every year, both included; none when one is missing or they are in the wrong order. */
export const yearsOperator: StrictOperator = {
  kind: 'strict',
  operands: [2, 2],
  compute(operands) {
    if (operands.some(isMissing)) return []
    const [first = 0, last = 0] = operands.map(yearOf)
    if (last - first >= MOST) throw new OperandError(`years 最多列出 ${MOST} 年`)
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({
      value: String(first + index),
      label: `${first + index}年`,
    }))
  },
}
