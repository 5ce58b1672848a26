import type { Selectable } from 'kysely'
import type { Remedy } from '#contract/codes.ts'
import { publicId } from '#server/store/publicId.ts'
import type { Tx } from '#server/store/store.ts'
import type { DuesReconcileTable } from '#server/store/tables/dues.ts'
import { lockPayment } from './duesPayments.ts'

export type DuesReconcile = Selectable<DuesReconcileTable>
export type NewCredit = Pick<DuesReconcile, 'paymentId' | 'memberId' | 'fen' | 'reason'> & {
  name?: string
}

/** Adds credit of a payment to the list that staff handle. */
export async function keepCredit(tx: Tx, credit: NewCredit): Promise<string> {
  const id = publicId()
  const open = { remedy: null, note: '', handledBy: null, handledByAccount: null, handledAt: null }
  await tx.db
    .insertInto('duesReconcile')
    .values({ name: '', ...credit, ...open, orgId: tx.orgId, id, createdAt: tx.now })
    .execute()
  return id
}

/**
 * Returns the entry with a row lock until the transaction ends, and its payment locked. The payment is read without a
 * lock, because credit never changes its payment.
 */
export async function lockReconcile(tx: Tx, id: string): Promise<DuesReconcile | undefined> {
  const found = tx.db
    .selectFrom('duesReconcile')
    .where('orgId', '=', tx.orgId)
    .where('id', '=', id)
    .selectAll()
  const paymentId = (await found.executeTakeFirst())?.paymentId
  if (paymentId) await lockPayment(tx, paymentId)
  return found.forUpdate().executeTakeFirst()
}

/** Open credits of a payment, oldest first, locked until the transaction ends. */
export async function lockOpenCredits(tx: Tx, paymentId: string): Promise<DuesReconcile[]> {
  return tx.db
    .selectFrom('duesReconcile')
    .where('orgId', '=', tx.orgId)
    .where('paymentId', '=', paymentId)
    .where('remedy', 'is', null)
    .selectAll()
    .orderBy('createdAt')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Columns of an entry that nobody has handled, nor proposed to reverse. */
export const UNHANDLED = { handledBy: null, handledByAccount: null, handledAt: null }

/** Records how staff handled the money of a locked entry. */
export async function saveRemedy(
  tx: Tx,
  id: string,
  handled: {
    remedy: Remedy
    note: string
    handledBy: string | null
    handledByAccount: string | null
  },
): Promise<void> {
  await saveCredit(tx, id, { ...handled, handledAt: tx.now })
}

/**
 * Updates a locked entry that is open: its sum where it is divided, its name where staff keep it, who proposed to reverse
 * it.
 */
export async function saveCredit(
  tx: Tx,
  id: string,
  patch: Partial<Omit<DuesReconcile, 'orgId' | 'id' | 'paymentId' | 'createdAt'>>,
): Promise<void> {
  await tx.db
    .updateTable('duesReconcile')
    .set(patch)
    .where('orgId', '=', tx.orgId)
    .where('id', '=', id)
    .execute()
}
