import type { Selectable } from 'kysely'
import type { Tx } from '../store.ts'
import type { DuesReceiptTable } from '../tables/dues.ts'

export type DuesReceipt = Selectable<DuesReceiptTable>

/** Inserts the numbered receipt of a payment; its PDF is drawn later. */
export async function insertReceipt(
  tx: Tx,
  receipt: Pick<DuesReceipt, 'paymentId' | 'orderId' | 'num'>,
): Promise<void> {
  await tx.db
    .insertInto('duesReceipt')
    .values({ ...receipt, orgId: tx.orgId, path: null, createdAt: tx.now })
    .execute()
}
