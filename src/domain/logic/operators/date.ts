import { formatMoment } from '../../time/dateFormat.ts'
import type { StrictOperator } from './definition.ts'
import { OperandError } from './operandError.ts'
import { isMissing, textOf } from './operands.ts'

/** `[ISO text, epoch milliseconds or 'now', format]` → the moment in China's time; missing is an empty text. */
export const dateOperator: StrictOperator = {
  kind: 'strict',
  operands: [2, 2],
  compute([moment, format], env) {
    if (isMissing(moment) || moment === '') return ''
    const at = moment === 'now' ? env.now : moment
    const text =
      typeof at === 'string' || typeof at === 'number'
        ? formatMoment(at, textOf(format, '日期格式'))
        : undefined
    if (text === undefined) throw new OperandError('date 的第一个操作数应为时间')
    return text
  },
}
