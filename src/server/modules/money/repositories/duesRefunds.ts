import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { publicId } from '#server/store/publicId.ts'
import type { Tx } from '#server/store/store.ts'
import type { DecidedColumns, DuesRefundTable } from '#server/store/tables/dues.ts'

export type DuesRefund = Selectable<DuesRefundTable>
export type NewRefund = Omit<
  DuesRefund,
  'orgId' | 'id' | 'refundRef' | 'message' | 'askedAt' | keyof DecidedColumns
>

/** As long as a trade reference, for the same reason. */
const refundRef = () => randomBytes(14).toString('hex')

export async function insertRefund(tx: Tx, refund: NewRefund): Promise<DuesRefund> {
  return tx.db
    .insertInto('duesRefund')
    .values({
      ...refund,
      orgId: tx.orgId,
      id: publicId(),
      refundRef: refundRef(),
      message: '',
      askedAt: tx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findRefund(tx: Tx, id: string): Promise<DuesRefund | undefined> {
  return refunds(tx).where('id', '=', id).executeTakeFirst()
}

/** A refund by its id or its number at the provider, locked until the transaction ends. Lock order: before members. */
export async function lockRefund(
  tx: Tx,
  by: { id: string } | { refundRef: string },
): Promise<DuesRefund | undefined> {
  return refunds(tx)
    .where((e) => e.and(by))
    .forUpdate()
    .executeTakeFirst()
}

/** The refunds of a payment, oldest first. */
export async function listRefunds(tx: Tx, paymentId: string): Promise<DuesRefund[]> {
  return refunds(tx).where('paymentId', '=', paymentId).orderBy('askedAt').orderBy('id').execute()
}

/** Updates a locked refund. */
export async function saveRefund(
  tx: Tx,
  id: string,
  patch: Partial<
    Pick<DuesRefund, 'state' | 'refundNo' | 'refundedAt' | 'message' | 'askDeedId'> & DecidedColumns
  >,
): Promise<void> {
  await tx.db
    .updateTable('duesRefund')
    .set(patch)
    .where('orgId', '=', tx.orgId)
    .where('id', '=', id)
    .execute()
}

function refunds(tx: Tx) {
  return tx.db.selectFrom('duesRefund').where('orgId', '=', tx.orgId).selectAll()
}
