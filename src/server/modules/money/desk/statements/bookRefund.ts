import { RefundState } from '#contract/codes.ts'
import type { Tx } from '#server/store/store.ts'
import { lockPayment } from '../../repositories/duesPayments.ts'
import { type DuesRefund, listRefunds } from '../../repositories/duesRefunds.ts'
import {
  isOpenLine,
  listLinesOfRefunds,
  lockStatementLine,
  type RefundLine,
  type StatementLineRow,
  saveStatementLine,
} from '../../repositories/statementLines.ts'
import { refundedAlready, seeRefund } from '../refunds/seeRefund.ts'

/**
 * Records the refund that a line states and its provider confirmed, and matches the line with it, in one transaction: of
 * two queries at once, also about two statements with this refund, one finds it in the books. Returns the refund,
 * undefined when the books have it already or the line was settled meanwhile. Locks the line, then the payment.
 */
export async function bookRefund(
  tx: Tx,
  asked: StatementLineRow,
  paymentId: string,
  refundedFen: number | undefined,
): Promise<DuesRefund | undefined> {
  const line = await lockStatementLine(tx, asked)
  if (!line || !isOpenLine(line)) return undefined
  await lockPayment(tx, paymentId)
  const known = await knownRefund(tx, line, paymentId)
  if (known) await matchWith(tx, line, known)
  // Without a sum from the provider the line's would be booked again, however often it was.
  if (known && refundedFen === undefined) return undefined
  const fen = refundedFen ?? (await refundedAlready(tx, paymentId)) + line.fen
  const refund = await seeRefund(tx, paymentId, fen)
  if (!known && refund?.fen === line.fen) await matchWith(tx, line, refund)
  return refund
}

/** Finds a refund of the line's sum that the books have and no other line states. */
async function knownRefund(
  tx: Tx,
  line: StatementLineRow,
  paymentId: string,
): Promise<DuesRefund | undefined> {
  const same = (await listRefunds(tx, paymentId)).filter(
    ({ state, fen, askedBy, refundRef }) =>
      state !== RefundState.Failed &&
      fen === line.fen &&
      (askedBy === null || refundRef === line.refundNo),
  )
  const stating = await listLinesOfRefunds(
    tx,
    same.map(({ id }) => id),
  )
  return same.find(
    ({ id }) => !stating.some((other) => other.foundId === id && isAnother(other, line)),
  )
}

/** True for lines that state two refunds: those of one statement, and those with two numbers. */
const isAnother = (one: RefundLine, other: StatementLineRow): boolean =>
  one.statementId === other.statementId ||
  (one.refundNo !== '' && other.refundNo !== '' && one.refundNo !== other.refundNo)

const matchWith = (tx: Tx, line: StatementLineRow, { id }: DuesRefund): Promise<void> =>
  saveStatementLine(tx, line, {
    outcome: 'matched',
    foundKind: 'refund',
    foundId: id,
    differenceFen: 0,
    guesses: [],
  })
