import { RefundState, Remedy } from '#contract/codes.ts'
import { refundAsk, refundSeen } from '#domain/money/ledger/deeds.ts'
import words from '../../../../messages/dues.json' with { type: 'json' }
import { appendDeed } from '../../../../store/repositories/duesDeeds.ts'
import type { DuesPayment } from '../../../../store/repositories/duesPayments.ts'
import { lockPayment } from '../../../../store/repositories/duesPayments.ts'
import { lockOpenCredits, saveRemedy } from '../../../../store/repositories/duesReconcile.ts'
import {
  type DuesRefund,
  insertRefund,
  listRefunds,
  saveRefund,
} from '../../../../store/repositories/duesRefunds.ts'
import type { Tx } from '../../../../store/store.ts'
import { BY_PROVIDER } from './carryOn.ts'

/**
 * Records what the provider paid back of a payment without having been asked: `refundedFen` is all that it has paid
 * back by now, and what staff paid back by hand may be a part of it. Credit of the same sum is what it was; otherwise staff have to say. Returns the sum that is new.
 */
export async function seeRefund(tx: Tx, paymentId: string, refundedFen: number): Promise<number> {
  const payment = await lockPayment(tx, paymentId)
  if (!payment) return 0
  const fen = refundedFen - (await refundedAlready(tx, paymentId))
  if (fen <= 0) return 0
  const refund = await bookSeen(tx, payment, fen)
  await explain(tx, payment, refund)
  return fen
}

const GONE = new Set<string>([RefundState.Pending, RefundState.Done, RefundState.Seen])

/** What is paid back of a payment by the books, or on its way. */
export async function refundedAlready(tx: Tx, paymentId: string): Promise<number> {
  const known = (await listRefunds(tx, paymentId)).filter(({ state }) => GONE.has(state))
  return known.reduce((sum, refund) => sum + refund.fen, 0)
}

/**
 * Books a locked refund that had failed as paid back: its money had become credit again. What was seen of it meanwhile
 * without its number counts.
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
