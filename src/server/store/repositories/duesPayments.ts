import type { Selectable } from 'kysely'
import { publicId } from '../publicId.ts'
import type { Tx } from '../store.ts'
import type { DecidedColumns, DuesPaymentTable } from '../tables/dues.ts'

export type DuesPayment = Selectable<DuesPaymentTable>
export type NewPayment = Omit<DuesPayment, 'orgId' | 'id' | 'receivedAt' | keyof DecidedColumns> &
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
  return tx.db
    .selectFrom('duesPayment')
    .where('orgId', '=', tx.orgId)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst()
}
