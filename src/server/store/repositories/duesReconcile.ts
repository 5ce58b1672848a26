import type { Selectable } from 'kysely'
import type { ReconcileReason, Remedy } from '#contract/codes.ts'
import { publicId } from '../publicId.ts'
import type { Tx } from '../store.ts'
import type { DuesReconcileTable } from '../tables/dues.ts'
import type { DuesPayment } from './duesPayments.ts'

export type DuesReconcile = Selectable<DuesReconcileTable>

/** Puts money on the list of staff, whole: once a payment. */
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

/** The entry, held until the transaction ends. Whoever locks a member too locks the entry first. */
export async function lockReconcile(tx: Tx, id: string): Promise<DuesReconcile | undefined> {
  return tx.db
    .selectFrom('duesReconcile')
    .where('orgId', '=', tx.orgId)
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

/** Notes what staff did with the money of an entry that is locked. */
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
