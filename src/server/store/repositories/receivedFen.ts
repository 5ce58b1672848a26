import { sql } from 'kysely'
import type { Tx } from '../store.ts'

/** What a payment brought, in fen: its sum without what turned out never to have come. */
export const receivedFen = sql<number>`(dues_payment.fen + coalesce((
  select sum(reversed.fen)::int
  from dues_deed deed
  join dues_entry reversed on reversed.org_id = deed.org_id and reversed.deed_id = deed.id
  where deed.org_id = dues_payment.org_id and deed.payment_id = dues_payment.id
    and deed.kind = 'reverse' and reversed.account = 'cash'
), 0))`

/** What a payment brought. Throws when there is none. */
export async function receivedOf(tx: Tx, paymentId: string): Promise<number> {
  const { fen } = await tx.db
    .selectFrom('duesPayment')
    .where('orgId', '=', tx.orgId)
    .where('id', '=', paymentId)
    .select(receivedFen.as('fen'))
    .executeTakeFirstOrThrow()
  return fen
}

/** What statements say that came of a payment: its line's sum, 0 without one; one line may stand in several of them. */
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
