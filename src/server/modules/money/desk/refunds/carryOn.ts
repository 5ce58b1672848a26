import { ReconcileReason, RefundState } from '#contract/codes.ts'
import { refundDone, refundFail } from '#domain/money/ledger/deeds.ts'
import { enqueue } from '#server/base/repositories/outbox.ts'
import { REFUND } from '#server/store/jobKinds.ts'
import type { Tx } from '#server/store/store.ts'
import { appendDeed, type DeedAuthor } from '../../repositories/duesDeeds.ts'
import { keepCredit } from '../../repositories/duesReconcile.ts'
import { type DuesRefund, saveRefund } from '../../repositories/duesRefunds.ts'

/**
 * Continues a refund that needs no further approval: books one by hand as done, enqueues the provider's call for any
 * other.
 */
export async function carryOn(tx: Tx, refund: DuesRefund, author: DeedAuthor): Promise<void> {
  if (refund.way === 'hand')
    return finishRefund(tx, refund, { refundNo: refund.refundNo, refundedAt: tx.now }, author)
  await saveRefund(tx, refund.id, { state: RefundState.Pending })
  await enqueue(tx, { kind: REFUND, payload: { refundId: refund.id, nth: 0 } })
}

/** Author of deeds that follow from a provider's report: no staff member. */
export const BY_PROVIDER: DeedAuthor = { doneBy: null, doneByName: null, reason: '' }

/** Books a locked refund as paid back. */
export async function finishRefund(
  tx: Tx,
  refund: DuesRefund,
  done: Pick<DuesRefund, 'refundNo' | 'refundedAt'>,
  author: DeedAuthor = BY_PROVIDER,
): Promise<void> {
  const entries = refundDone(refund)
  await appendDeed(tx, { kind: 'refundDone', paymentId: refund.paymentId, ...author, entries })
  await saveRefund(tx, refund.id, { ...done, state: RefundState.Done, message: '' })
}

/** Books a locked refund as failed or rejected: its amount becomes open credit again, for staff to handle. */
export async function failRefund(
  tx: Tx,
  refund: DuesRefund,
  message: string,
  author: DeedAuthor = { ...BY_PROVIDER, reason: message },
): Promise<void> {
  const { id, paymentId, memberId, fen, askDeedId } = refund
  const entries = refundFail(refund)
  const undoes = askDeedId ? { undoes: askDeedId } : {}
  await appendDeed(tx, { kind: 'refundFail', paymentId, ...undoes, ...author, entries })
  await keepCredit(tx, { paymentId, memberId, fen, reason: ReconcileReason.Unrefunded })
  await saveRefund(tx, id, { state: RefundState.Failed, message })
}
