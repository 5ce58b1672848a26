import type { ExpressionBuilder } from 'kysely'
import type { Database } from '#server/store/schema.ts'
import type { Tx } from '#server/store/store.ts'

export async function insertLoginTicket(
  tx: Tx,
  ticket: { ticketHash: string; tokenHash: string; expiresAt: Date },
): Promise<void> {
  await tx.db
    .insertInto('loginTicket')
    .values({ ...ticket, orgId: tx.orgId, usedAt: null })
    .execute()
}

/** Hash of the login that a ticket stands for; undefined as `spendLoginTicket`. */
export async function findLoginTicket(tx: Tx, ticketHash: string): Promise<string | undefined> {
  const found = await tx.db
    .selectFrom('loginTicket')
    .where((e) => isGood(e, tx, ticketHash))
    .select('tokenHash')
    .executeTakeFirst()
  return found?.tokenHash
}

/** Consumes a ticket and returns the login it grants; undefined when used, expired or of another organisation. */
export async function spendLoginTicket(tx: Tx, ticketHash: string): Promise<string | undefined> {
  const used = await tx.db
    .updateTable('loginTicket')
    .set({ usedAt: tx.now })
    .where((e) => isGood(e, tx, ticketHash))
    .returning('tokenHash')
    .executeTakeFirst()
  return used?.tokenHash
}

/** A ticket that can be used now; each can be used once. */
const isGood = (e: ExpressionBuilder<Database, 'loginTicket'>, tx: Tx, ticketHash: string) =>
  e.and([
    e('orgId', '=', tx.orgId),
    e('ticketHash', '=', ticketHash),
    e('usedAt', 'is', null),
    e('expiresAt', '>', tx.now),
  ])
