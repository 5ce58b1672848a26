import { RefundState } from '#contract/codes.ts'
import type { RefundOutcome } from '#server/providers/pay/payProvider.ts'
import type { Tx } from '#server/store/store.ts'
import { type DuesRefund, lockRefund } from '../../repositories/duesRefunds.ts'
import { failRefund, finishRefund } from './carryOn.ts'
import { seeAfterAll } from './seeRefund.ts'

/**
 * Records a provider's report of a refund, from an answer or a notification; repeated reports count once. A failed
 * refund may be paid back after all, after a correction at the provider. Returns `unknown` for an unknown number,
 * `pending` while it is under way, `settled` otherwise. Throws when the sum paid back is not the one requested.
 */
export async function learnRefund(
  tx: Tx,
  refundRef: string,
  told: RefundOutcome,
): Promise<'settled' | 'pending' | 'unknown'> {
  const refund = await lockRefund(tx, { refundRef })
  if (!refund) return 'unknown'
  if (refund.state === RefundState.Failed && told.state === 'done') {
    requireSum(refund, told.fen)
    await seeAfterAll(tx, refund, told)
    return 'settled'
  }
  if (refund.state !== RefundState.Pending) return 'settled'
  if (told.state === 'pending') return 'pending'
  tx.note({ record: { type: 'payment', id: refund.paymentId } })
  if (told.state === 'refused') {
    await failRefund(tx, refund, told.message)
    return 'settled'
  }
  requireSum(refund, told.fen)
  await finishRefund(tx, refund, { refundNo: told.refundNo, refundedAt: told.refundedAt })
  return 'settled'
}

function requireSum(refund: DuesRefund, fen: number): void {
  if (fen !== refund.fen) throw new Error('another sum was paid back than was asked for')
}
