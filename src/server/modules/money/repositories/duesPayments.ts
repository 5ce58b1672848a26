import { type Selectable, sql } from 'kysely'
import type { PayMethod } from '#contract/codes.ts'
import { publicId } from '#server/store/publicId.ts'
import type { Tx } from '#server/store/store.ts'
import type { DecidedColumns, DuesPaymentTable } from '#server/store/tables/dues.ts'

export type DuesPayment = Selectable<DuesPaymentTable>
export type NewPayment = Omit<
  DuesPayment,
  'orgId' | 'id' | 'receivedAt' | 'isSettled' | keyof DecidedColumns
> &
  Partial<DecidedColumns>

/** Records a payment; undefined when the method's trade number was recorded before. */
export async function recordPayment(tx: Tx, payment: NewPayment): Promise<DuesPayment | undefined> {
  return tx.db
    .insertInto('duesPayment')
    .values({ ...payment, orgId: tx.orgId, id: publicId(), receivedAt: tx.now })
    .onConflict((on) => on.columns(['orgId', 'method', 'tradeNo']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function findPayment(tx: Tx, id: string): Promise<DuesPayment | undefined> {
  return payments(tx, id).executeTakeFirst()
}

/** The payment of a trade; undefined while none was recorded. */
export async function findPaymentOf(
  tx: Tx,
  method: PayMethod,
  tradeRef: string,
): Promise<DuesPayment | undefined> {
  return tx.db
    .selectFrom('duesPayment')
    .where('orgId', '=', tx.orgId)
    .where('method', '=', method)
    .where('tradeRef', '=', tradeRef)
    .selectAll()
    .orderBy('receivedAt')
    .executeTakeFirst()
}

/**
 * Finds the payment of a line of a provider's bill, by the provider's number, else by ours; undefined when the books
 * have none.
 */
export async function findPaymentOfTrade(
  tx: Tx,
  method: PayMethod,
  { tradeNo, tradeRef }: Pick<DuesPayment, 'tradeNo' | 'tradeRef'>,
): Promise<DuesPayment | undefined> {
  const own = tradeNo === '' ? undefined : await findPaymentOfNo(tx, method, tradeNo)
  return own ?? (tradeRef === '' ? undefined : findPaymentOf(tx, method, tradeRef))
}

const findPaymentOfNo = (tx: Tx, method: PayMethod, tradeNo: string) =>
  tx.db
    .selectFrom('duesPayment')
    .where('orgId', '=', tx.orgId)
    .where('method', '=', method)
    .where('tradeNo', '=', tradeNo)
    .selectAll()
    .executeTakeFirst()

/** Returns the payment and locks its money: another transaction that locks it waits until this one ends. */
export async function lockPayment(tx: Tx, id: string): Promise<DuesPayment | undefined> {
  await lockMoney(tx, id)
  return findPayment(tx, id)
}

/**
 * Takes an advisory lock that ends with the transaction, in place of a row lock: payments are append-only but for
 * `isSettled`.
 */
const lockMoney = (tx: Tx, id: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`payment:${tx.orgId}:${id}`}, 0))`.execute(
    tx.db,
  )

const payments = (tx: Tx, id: string) =>
  tx.db.selectFrom('duesPayment').where('orgId', '=', tx.orgId).where('id', '=', id).selectAll()
