import { codePoints } from '../../text/codePoints.ts'
import type { StrictOperator } from './definition.ts'
import { listOf } from './operands.ts'

/** `[list]` → how many entries; `[text]` → how many characters, as a person counts them. What is missing has none. */
export const countOperator: StrictOperator = {
  kind: 'strict',
  operands: [1, 1],
  compute: ([counted]) =>
    typeof counted === 'string' ? codePoints(counted) : listOf(counted, '要计数的内容').length,
}
