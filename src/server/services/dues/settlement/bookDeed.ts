import type { YearFee } from '#domain/money/fees/feeSpan.ts'
import { apply, hold, receive } from '#domain/money/ledger/deeds.ts'
import { appendDeed, type DeedAuthor } from '../../../store/repositories/duesDeeds.ts'
import type { DuesPayment } from '../../../store/repositories/duesPayments.ts'
import type { Tx } from '../../../store/store.ts'

/** Books a payment that was just recorded as credit of its payer; returns the deed's id, as all of these do. */
export const bookReceipt = (tx: Tx, payment: DuesPayment): Promise<string> =>
  appendDeed(tx, {
    kind: 'receive',
    paymentId: payment.id,
    ...recordedBy(payment),
    entries: receive(payment),
  })

interface Applied {
  /** Whose years. */
  memberId: string
  /** Whose credit; null for nobody known. */
  from: string | null
  years: readonly YearFee[]
  /** What is held of earlier parts of the same plan, in fen. */
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
  /** Whose plan. */
  memberId: string
  /** Whose credit; null for nobody known. */
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

/** On whose word the payment was recorded; nobody's when its provider told of it. */
const recordedBy = (payment: DuesPayment): DeedAuthor => ({
  doneBy: payment.decidedBy,
  doneByName: payment.decidedByName,
  reason: payment.decidedOpinion ?? '',
})
