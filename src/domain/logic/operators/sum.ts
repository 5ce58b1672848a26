import { decimalSum } from '../../decimal.ts'
import type { StrictOperator } from './definition.ts'
import { listOf, memberOf, textOf } from './operands.ts'

/** Numbers and numeric text count, everything else is left out. */
const numberIn = (value: unknown): number => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : 0
}

/** `[rows, column]` → the sum of a column, without the binary remainders of decimals; 0 for no rows. */
export const sumOperator: StrictOperator = {
  kind: 'strict',
  operands: [2, 2],
  compute([rows, column]) {
    const key = textOf(column, '列')
    return decimalSum(listOf(rows, '要合计的内容').map((row) => numberIn(memberOf(row, key))))
  },
}
