import type { Selectable } from 'kysely'
import type { ReconcileReason, Remedy } from '#contract/codes.ts'
import { publicId } from '../publicId.ts'
import type { Tx } from '../store.ts'
import type { DuesReconcileTable } from '../tables/dues.ts'
import type { DuesPayment } from './duesPayments.ts'

export type DuesReconcile = Selectable<DuesReconcileTable>

/** Adds the whole payment to the staff's reconcile list, once per payment. */
export async function keepForReconcile(
  tx: Tx,
  { id: paymentId, fen }: DuesPayment,
  reason: ReconcileReason,
): Promise<void> {
  await tx.db
    .insertInto('duesReconcile')
    .values({
      orgId: tx.orgId,
      id: publicId(),
      paymentId,
      reason,
      fen,
      createdAt: tx.now,
      remedy: null,
      note: '',
      handledBy: null,
      handledByAccount: null,
      handledAt: null,
    })
    .execute()
}

/** Returns the entry with a row lock until the transaction ends. Lock order: entry before member. */
export async function lockReconcile(tx: Tx, id: string): Promise<DuesReconcile | undefined> {
  return tx.db
    .selectFrom('duesReconcile')
    .where('orgId', '=', tx.orgId)
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

/** Records how staff handled the money of a locked entry. */
export async function saveRemedy(
  tx: Tx,
  id: string,
  handled: { remedy: Remedy; note: string; handledBy: string; handledByAccount: string },
): Promise<void> {
  await tx.db
    .updateTable('duesReconcile')
    .set({ ...handled, handledAt: tx.now })
    .where('orgId', '=', tx.orgId)
    .where('id', '=', id)
    .execute()
}
