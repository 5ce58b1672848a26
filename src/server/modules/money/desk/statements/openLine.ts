import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Tx } from '#server/store/store.ts'
import type { DecidedColumns } from '#server/store/tables/dues.ts'
import {
  isOpenLine,
  lockStatementLine,
  type StatementLineRow,
  saveStatementLine,
} from '../../repositories/statementLines.ts'

/**
 * Locks and returns an open line. Throws NotFound for an unknown line or another society's, Conflict once it is
 * settled.
 */
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

/** Settles a locked line as a recorded payment, with the staff member who decided. */
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
