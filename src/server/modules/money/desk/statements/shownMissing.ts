import type { Schema } from '#contract/calls.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { minuteOf } from '#domain/time/dateFormat.ts'
import words from '#server/messages/statements.json' with { type: 'json' }
import type { MissingPayment } from '../../repositories/statementMissing.ts'
import { nameOf } from '../nameOf.ts'

/** Converts a payment of the books that the statement lacks to a row of the same form as its lines. */
export const shownMissing = (payment: MissingPayment): Schema<'StatementLine'> => ({
  line: 0,
  kindName: words.kinds.payment,
  at: minuteOf(payment.paidAt.getTime()),
  amount: yuanOf(payment.fen),
  tradeNo: payment.tradeNo,
  payer: nameOf(payment),
  memo: '',
  outcomeName: words.missing,
  isOpen: false,
  isPayment: false,
  isRefund: false,
  isPassed: false,
  guesses: [],
})
