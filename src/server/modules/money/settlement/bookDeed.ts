import type { YearFee } from '#domain/money/fees/feeSpan.ts'
import { apply, hold, receive } from '#domain/money/ledger/deeds.ts'
import type { Tx } from '#server/store/store.ts'
import { appendDeed, type DeedAuthor } from '../repositories/duesDeeds.ts'
import type { DuesPayment } from '../repositories/duesPayments.ts'

/** Books a newly recorded payment as credit of its payer. Returns the deed's id, like every booking of this file. */
export const bookReceipt = (tx: Tx, payment: DuesPayment): Promise<string> =>
  appendDeed(tx, {
    kind: 'receive',
    paymentId: payment.id,
    ...recordedBy(payment),
    entries: receive(payment),
  })

interface Applied {
  /** Member whose years are paid. */
  memberId: string
  /** Member whose credit is used; null when unknown. */
  from: string | null
  years: readonly YearFee[]
  /** Amount held for earlier parts of the same plan, in fen. */
  held?: number | undefined
  author?: DeedAuthor | undefined
}

/** Books the years that credit of a payment pays. */
export const bookYears = (
  tx: Tx,
  payment: DuesPayment,
  { memberId, from, years, held, author = recordedBy(payment) }: Applied,
): Promise<string> =>
  appendDeed(tx, {
    kind: 'apply',
    paymentId: payment.id,
    ...author,
    entries: apply(from, memberId, years, held),
  })

interface HeldPart {
  /** Member whose plan it is. */
  memberId: string
  /** Member whose credit is used; null when unknown. */
  from: string | null
  fen: number
  author?: DeedAuthor | undefined
}

/** Books credit of a payment as a part of a member's plan. */
export const bookPart = (
  tx: Tx,
  payment: DuesPayment,
  { memberId, from, fen, author = recordedBy(payment) }: HeldPart,
): Promise<string> =>
  appendDeed(tx, {
    kind: 'hold',
    paymentId: payment.id,
    ...author,
    entries: hold(from, memberId, fen),
  })

/**
 * Author of the payment's record: the staff member who confirmed it, or nobody (null) when its provider reported it.
 */
const recordedBy = (payment: DuesPayment): DeedAuthor => ({
  doneBy: payment.decidedBy,
  doneByName: payment.decidedByName,
  reason: payment.decidedOpinion ?? '',
})
