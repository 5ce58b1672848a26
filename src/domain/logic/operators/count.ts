import { codePoints } from '../../text/codePoints.ts'
import { ChosenPath } from '../chosenPath.ts'
import type { StrictOperator } from './definition.ts'
import { listOf } from './operands.ts'

/**
 * `[list]` → how many entries; `[text]` → how many characters, as a person counts them. A path of a tree is one choice.
 * What is missing has none.
 */
export const countOperator: StrictOperator = {
  kind: 'strict',
  operands: [1, 1],
  compute([counted]) {
    if (typeof counted === 'string') return codePoints(counted)
    return counted instanceof ChosenPath ? 1 : listOf(counted, '要计数的内容').length
  },
}
