import type { Tx } from '#server/store/store.ts'
import type { DuesPayment } from '../../repositories/duesPayments.ts'
import { receivedOf } from '../../repositories/receivedFen.ts'
import { refundsUnderWay } from './seeRefund.ts'

/**
 * Sums what has left the books of a payment or waits for a second person to leave them, in fen: reversed, paid back,
 * pending and asked for. A further refund or reversal counts together with it (decision 0432). The payment must be
 * locked.
 */
export async function outgoingOf(tx: Tx, { id, fen }: DuesPayment): Promise<number> {
  return fen - (await receivedOf(tx, id)) + (await refundsUnderWay(tx, id))
}
