import { PayMethod } from '#contract/codes.ts'
import type { Tx } from '#server/store/store.ts'

/** A payment with a bank's number, and the name of its member. */
export interface NumberHolder {
  fen: number
  orderId: string | null
  memberName: string | null
}

/**
 * Finds the payment by transfer with the number: its own, or that of the statement line it was matched with; undefined
 * when no payment has it. New payments cannot share a number; of older ones that do, the first is returned.
 * @param tradeNo as `tradeNumber` makes it
 */
export async function findNumberHolder(tx: Tx, tradeNo: string): Promise<NumberHolder | undefined> {
  // One list of ids, each part by its index: an `or` of both would read all payments.
  const ids = numbered(tx, tradeNo).unionAll(ofLines(tx, tradeNo))
  const [first] = await tx.db
    .selectFrom('duesPayment')
    .leftJoin('memberApplication', (on) =>
      on
        .onRef('memberApplication.orgId', '=', 'duesPayment.orgId')
        .onRef('memberApplication.id', '=', 'duesPayment.memberId'),
    )
    .where('duesPayment.orgId', '=', tx.orgId)
    .where('duesPayment.id', 'in', ids)
    .orderBy('receivedAt')
    .select(['duesPayment.fen', 'duesPayment.orderId', 'memberApplication.realName as memberName'])
    .limit(1)
    .execute()
  return first
}

/** Payments by transfer that have the number themselves. */
const numbered = (tx: Tx, tradeNo: string) =>
  tx.db
    .selectFrom('duesPayment')
    .where('orgId', '=', tx.orgId)
    .where('method', '=', PayMethod.Transfer)
    .where('tradeNo', '=', tradeNo)
    .select('id as paymentId')

/** Payments that were matched with lines of bank statements with the number. */
const ofLines = (tx: Tx, tradeNo: string) =>
  tx.db
    .selectFrom('duesStatementLine')
    .innerJoin('duesStatement', (on) =>
      on
        .onRef('duesStatement.orgId', '=', 'duesStatementLine.orgId')
        .onRef('duesStatement.id', '=', 'duesStatementLine.statementId'),
    )
    .where('duesStatementLine.orgId', '=', tx.orgId)
    .where('source', '=', 'bank')
    .where('tradeNo', '=', tradeNo)
    .where('foundKind', '=', 'payment')
    .where('kind', '=', 'payment')
    .where((e) =>
      e.or([
        e('settled', '=', 'booked'),
        e.and([e('settled', 'is', null), e('outcome', 'in', ['matched', 'different'])]),
      ]),
    )
    .select((e) => e.ref('foundId').$notNull().as('paymentId'))
