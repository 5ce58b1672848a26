import type { Selectable } from 'kysely'
import type { Tx } from '#server/store/store.ts'
import type { DuesReceiptTable } from '#server/store/tables/dues.ts'

export type DuesReceipt = Selectable<DuesReceiptTable>
type NewReceipt = Pick<DuesReceipt, 'paymentId' | 'orderId' | 'num' | 'deedId' | 'endBefore'>

/** Inserts the numbered receipt of the years that a deed paid; its PDF is drawn later. */
export async function insertReceipt(tx: Tx, receipt: NewReceipt): Promise<void> {
  const valid = { voidedAt: null, voidedBy: null, voidedByName: null, voidReason: null }
  await tx.db
    .insertInto('duesReceipt')
    .values({ ...receipt, ...valid, orgId: tx.orgId, path: null, createdAt: tx.now })
    .execute()
}

/** The receipt of a deed, locked until the transaction ends. */
export async function lockReceiptOf(tx: Tx, deedId: string): Promise<DuesReceipt | undefined> {
  return tx.db
    .selectFrom('duesReceipt')
    .where('orgId', '=', tx.orgId)
    .where('deedId', '=', deedId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

/** Makes a receipt void; its number is kept, and its PDF is to be drawn again. */
export async function voidReceipt(
  tx: Tx,
  num: string,
  by: Pick<DuesReceipt, 'voidedBy' | 'voidedByName' | 'voidReason'>,
): Promise<void> {
  await tx.db
    .updateTable('duesReceipt')
    .set({ ...by, voidedAt: tx.now, path: null })
    .where('orgId', '=', tx.orgId)
    .where('num', '=', num)
    .execute()
}

/** True when an order has a receipt that is not void. */
export async function hasValidReceipt(tx: Tx, orderId: string): Promise<boolean> {
  const found = await tx.db
    .selectFrom('duesReceipt')
    .where('orgId', '=', tx.orgId)
    .where('orderId', '=', orderId)
    .where('voidedAt', 'is', null)
    .select('num')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
