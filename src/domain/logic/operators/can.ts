import { can, isRecordAction, type StatusRecord } from '../../record/statusActions.ts'
import type { StrictOperator } from './definition.ts'
import { OperandError } from './operandError.ts'
import { isMissing } from './operands.ts'

/** `[action, record]`: whether the record's status allows the action; the server reads the same table. */
export const canOperator: StrictOperator = {
  kind: 'strict',
  operands: [2, 2],
  compute([action, record]) {
    if (!isRecordAction(action)) throw new OperandError(`没有名为 ${String(action)} 的操作`)
    if (isMissing(record)) return false
    if (typeof record !== 'object') throw new OperandError('can 的第二个操作数应为一条申请记录')
    return can(action, record as StatusRecord)
  },
}
