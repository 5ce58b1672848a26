import type { StatementLine } from '../statement.ts'
import type { BookIndex } from './bookIndex.ts'
import type { Found, LineMatch } from './books.ts'

interface Numbered {
  id: string
  fen: number
}

/**
 * Matches a line by its number and takes the record matched; undefined without one. Among several refunds of one
 * payment, one of the same sum is taken first.
 */
export function byNumber(line: StatementLine, index: BookIndex): LineMatch | undefined {
  if (line.kind === 'payment') return paymentOf(line, index)
  if (line.kind === 'refund') return refundOf(line, index)
  return undefined
}

/** Prefers the provider's number to the society's: two payments may have been made for one order. */
function paymentOf(line: StatementLine, { payments }: BookIndex): LineMatch | undefined {
  const [exact] = payments.free(line.tradeNo)
  const same =
    exact ??
    payments.free(line.tradeRef).find(({ tradeNo }) => !line.tradeNo || tradeNo === line.tradeNo)
  if (!same) return undefined
  payments.take(same)
  return decided(line, same, 'payment')
}

function refundOf(line: StatementLine, { refunds }: BookIndex): LineMatch | undefined {
  const [asked] = refunds.free(line.refundNo)
  const ofPayment = refunds
    .free(line.tradeNo)
    .filter(({ refundNo }) => line.refundNo === undefined || refundNo === undefined)
  const same = asked ?? ofPayment.find(({ fen }) => fen === line.fen) ?? ofPayment[0]
  if (!same) return undefined
  refunds.take(same)
  return decided(line, same, 'refund')
}

function decided({ line, fen }: StatementLine, same: Numbered, kind: Found['kind']): LineMatch {
  const found = { kind, id: same.id }
  const differenceFen = fen - same.fen
  return differenceFen === 0
    ? { line, outcome: 'matched', found, guesses: [] }
    : { line, outcome: 'different', found, guesses: [], differenceFen }
}
