import { RefundState, Remedy } from '#contract/codes.ts'
import { refundAsk, refundSeen } from '#domain/money/ledger/deeds.ts'
import words from '#server/messages/dues.json' with { type: 'json' }
import type { Tx } from '#server/store/store.ts'
import { appendDeed } from '../../repositories/duesDeeds.ts'
import type { DuesPayment } from '../../repositories/duesPayments.ts'
import { lockPayment } from '../../repositories/duesPayments.ts'
import { lockOpenCredits, saveRemedy } from '../../repositories/duesReconcile.ts'
import {
  type DuesRefund,
  insertRefund,
  listRefunds,
  saveRefund,
} from '../../repositories/duesRefunds.ts'
import { BY_PROVIDER } from './carryOn.ts'

/**
 * Records what the provider refunded of a payment without a request: `refundedFen` is the total it reports, which may
 * include refunds by staff. Open credit of the same sum is settled by it; otherwise staff have to explain it. Returns
 * the newly recorded refund, undefined for none.
 */
export async function seeRefund(
  tx: Tx,
  paymentId: string,
  refundedFen: number,
): Promise<DuesRefund | undefined> {
  const payment = await lockPayment(tx, paymentId)
  if (!payment) return undefined
  const fen = refundedFen - (await refundedAlready(tx, paymentId))
  if (fen <= 0) return undefined
  const refund = await bookSeen(tx, payment, fen)
  await explain(tx, payment, refund)
  return refund
}

const GONE = new Set<string>([RefundState.Pending, RefundState.Done, RefundState.Seen])

/** Sums the refunds of a payment that are pending or paid back according to the books, in fen. */
export async function refundedAlready(tx: Tx, paymentId: string): Promise<number> {
  return sumOf((await listRefunds(tx, paymentId)).filter(({ state }) => GONE.has(state)))
}

/**
 * Sums the refunds of a payment that are paid back, pending or waiting for a second person, in fen: all but the failed
 * ones. The payment must be locked.
 */
export async function refundsUnderWay(tx: Tx, paymentId: string): Promise<number> {
  const refunds = await listRefunds(tx, paymentId)
  return sumOf(refunds.filter(({ state }) => state !== RefundState.Failed))
}

const sumOf = (refunds: readonly DuesRefund[]): number =>
  refunds.reduce((sum, { fen }) => sum + fen, 0)

/**
 * Books a failed, locked refund as paid back after all; its money had become credit again. Unchanged when the refunds
 * already recorded, also one reported without this number, leave too little of the payment.
 */
export async function seeAfterAll(
  tx: Tx,
  refund: DuesRefund,
  done: Pick<DuesRefund, 'refundNo' | 'refundedAt'>,
): Promise<void> {
  const payment = await lockPayment(tx, refund.paymentId)
  if (!payment || (await refundedAlready(tx, payment.id)) + refund.fen > payment.fen) return
  await appendSeen(tx, payment, refund.fen)
  await saveRefund(tx, refund.id, { ...done, state: RefundState.Seen, message: '' })
  await explain(tx, payment, refund)
}

async function appendSeen(
  tx: Tx,
  { id: paymentId, memberId }: DuesPayment,
  fen: number,
): Promise<void> {
  const entries = refundSeen({ memberId, fen })
  const author = { ...BY_PROVIDER, reason: words.refundSeen }
  await appendDeed(tx, { kind: 'refundSeen', paymentId, ...author, entries })
}

async function bookSeen(tx: Tx, payment: DuesPayment, fen: number) {
  const { id: paymentId, memberId } = payment
  await appendSeen(tx, payment, fen)
  return insertRefund(tx, {
    paymentId,
    memberId,
    way: 'provider',
    state: RefundState.Seen,
    fen,
    reason: words.refundSeen,
    askedBy: null,
    askedByName: null,
    refundNo: null,
    refundedAt: tx.now,
    askDeedId: null,
  })
}

async function explain(
  tx: Tx,
  { id: paymentId }: DuesPayment,
  { id, fen }: { id: string; fen: number },
): Promise<void> {
  const credit = (await lockOpenCredits(tx, paymentId)).find((open) => open.fen === fen)
  if (!credit) return
  const author = { ...BY_PROVIDER, reason: words.refundSeen }
  const entries = refundAsk(credit)
  const askDeedId = await appendDeed(tx, { kind: 'refundAsk', paymentId, ...author, entries })
  const handled = { remedy: Remedy.Refund, note: words.refundSeen }
  await saveRemedy(tx, credit.id, { ...handled, handledBy: null, handledByAccount: null })
  await saveRefund(tx, id, { state: RefundState.Done, askDeedId })
}
