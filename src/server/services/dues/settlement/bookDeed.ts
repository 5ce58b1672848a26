import type { YearFee } from '#domain/money/fees/feeSpan.ts'
import { apply, receive, refund } from '#domain/money/ledger/deeds.ts'
import { appendDeed, type DeedAuthor } from '../../../store/repositories/duesDeeds.ts'
import type { DuesPayment } from '../../../store/repositories/duesPayments.ts'
import type { Tx } from '../../../store/store.ts'

/** Books a payment that was just recorded as credit of its payer. */
export const bookReceipt = (tx: Tx, payment: DuesPayment): Promise<void> =>
  appendDeed(tx, {
    kind: 'receive',
    paymentId: payment.id,
    ...recordedBy(payment),
    entries: receive(payment),
  })

interface Applied {
  memberId: string
  /** Their amounts add up to the payment. */
  years: readonly YearFee[]
  author?: DeedAuthor | undefined
}

/** Books the years that the credit of a payment pays. */
export const bookYears = (
  tx: Tx,
  payment: DuesPayment,
  { memberId, years, author = recordedBy(payment) }: Applied,
): Promise<void> =>
  appendDeed(tx, {
    kind: 'apply',
    paymentId: payment.id,
    ...author,
    entries: apply(payment.memberId, memberId, years),
  })

/** Books the whole credit of a payment as paid back. */
export const bookRefund = (tx: Tx, payment: DuesPayment, author: DeedAuthor): Promise<void> =>
  appendDeed(tx, {
    kind: 'refund',
    paymentId: payment.id,
    ...author,
    entries: refund(payment),
  })

/** On whose word the payment was recorded; nobody's when its provider told of it. */
const recordedBy = (payment: DuesPayment): DeedAuthor => ({
  doneBy: payment.decidedBy,
  doneByName: payment.decidedByName,
  reason: payment.decidedOpinion ?? '',
})
