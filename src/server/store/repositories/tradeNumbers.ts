import { PayMethod } from '#contract/codes.ts'
import type { Tx } from '../store.ts'

/** The payment that has a bank's number, and whose it is. */
export interface NumberHolder {
  fen: number
  orderId: string | null
  memberName: string | null
}

/**
 * The payment by transfer that has the number: by its own, or by the line of a statement that it was found to be;
 * undefined while no payment has it. Several payments of one number cannot come to be; from before, the first is named.
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

/** Payments that lines of bank statements with the number were found to be. */
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
