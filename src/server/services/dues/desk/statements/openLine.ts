import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../../../messages/refusal.ts'
import {
  isOpenLine,
  lockStatementLine,
  type StatementLineRow,
  saveStatementLine,
} from '../../../../store/repositories/statementLines.ts'
import type { Tx } from '../../../../store/store.ts'
import type { DecidedColumns } from '../../../../store/tables/dues.ts'

/** A line that nobody has dealt with, locked. Throws NotFound in another society, Conflict once it is dealt with. */
export async function requireOpenLine(
  tx: Tx,
  statementId: string,
  line: number,
): Promise<StatementLineRow> {
  const found = await lockStatementLine(tx, { statementId, line })
  if (!found) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  if (!isOpenLine(found)) throw new Refusal(RefusalCode.Conflict, 'statementSettled')
  return found
}

/** Says that a locked line is a payment, and on whose word. */
export const bookLine = (
  tx: Tx,
  line: StatementLineRow,
  paymentId: string,
  decided: DecidedColumns,
): Promise<void> =>
  saveStatementLine(tx, line, {
    settled: 'booked',
    foundKind: 'payment',
    foundId: paymentId,
    ...settledBy(decided),
  })

export const settledBy = ({ decidedBy, decidedByName, decidedAt }: DecidedColumns) => ({
  settledBy: decidedBy,
  settledByName: decidedByName,
  settledAt: decidedAt,
})
