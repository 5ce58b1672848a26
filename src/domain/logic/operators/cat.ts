import { plainNumber } from '../../plainNumber.ts'
import type { StrictOperator } from './definition.ts'
import { textOf } from './operands.ts'

/** Texts joined, and numbers as people write them; a missing one is an empty text. */
export const catOperator: StrictOperator = {
  kind: 'strict',
  operands: [1, Number.POSITIVE_INFINITY],
  compute: (operands) =>
    operands
      .map((operand) =>
        typeof operand === 'number' ? plainNumber(operand) : textOf(operand, '拼接的内容'),
      )
      .join(''),
}
