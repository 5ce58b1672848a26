import { isMaskKind, mask } from '../../person/mask.ts'
import type { StrictOperator } from './definition.ts'
import { OperandError } from './operandError.ts'
import { textOf } from './operands.ts'

/** `['mobile' | 'cardNo', text]` → the text with its middle hidden. */
export const maskOperator: StrictOperator = {
  kind: 'strict',
  operands: [2, 2],
  compute([kind, text]) {
    if (!isMaskKind(kind)) throw new OperandError(`没有名为 ${String(kind)} 的遮盖方式`)
    return mask(kind, textOf(text, '要遮盖的内容'))
  },
}
