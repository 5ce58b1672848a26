import { sql } from 'kysely'
import type { Tx } from '#server/store/store.ts'

/** Amount actually received by a payment, in fen: its sum minus what was reversed because it never arrived. */
export const receivedFen = sql<number>`(dues_payment.fen + coalesce((
  select sum(reversed.fen)::int
  from dues_deed deed
  join dues_entry reversed on reversed.org_id = deed.org_id and reversed.deed_id = deed.id
  where deed.org_id = dues_payment.org_id and deed.payment_id = dues_payment.id
    and deed.kind = 'reverse' and reversed.account = 'cash'
), 0))`

/** Returns the amount actually received by a payment, in fen. Throws when there is no such payment. */
export async function receivedOf(tx: Tx, paymentId: string): Promise<number> {
  const { fen } = await tx.db
    .selectFrom('duesPayment')
    .where('orgId', '=', tx.orgId)
    .where('id', '=', paymentId)
    .select(receivedFen.as('fen'))
    .executeTakeFirstOrThrow()
  return fen
}

/**
 * Returns the amount of a payment's line in statements, in fen, 0 without one; the same line may be in several
 * statements and counts once.
 */
export async function fenOnStatement(tx: Tx, paymentId: string): Promise<number> {
  const { fen } = await tx.db
    .selectFrom('duesStatementLine')
    .where('orgId', '=', tx.orgId)
    .where('foundKind', '=', 'payment')
    .where('foundId', '=', paymentId)
    .select((e) => e.fn.max('fen').as('fen'))
    .executeTakeFirstOrThrow()
  return fen ?? 0
}
