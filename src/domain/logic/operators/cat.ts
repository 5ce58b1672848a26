import type { StrictOperator } from './definition.ts'
import { textOf } from './operands.ts'
import { stock } from './stock.ts'

/** Texts joined; a missing one is an empty text. */
export const catOperator: StrictOperator = {
  kind: 'strict',
  operands: [1, Number.POSITIVE_INFINITY],
  compute: (operands) =>
    stock(
      'cat',
      operands.map((operand) => textOf(operand, '拼接的内容')),
    ),
}
