import type { Tx } from '../store.ts'

/** Sets the password link of an account; an earlier one becomes invalid. */
export async function putPasswordLink(
  tx: Tx,
  link: { accountId: string; ticketHash: string; expiresAt: Date },
): Promise<void> {
  const { ticketHash, expiresAt } = link
  await tx.db
    .insertInto('passwordLink')
    .values({ ...link, orgId: tx.orgId })
    .onConflict((on) => on.columns(['orgId', 'accountId']).doUpdateSet({ ticketHash, expiresAt }))
    .execute()
}

/**
 * Account of a link, with a row lock until the transaction ends; undefined when used, expired, replaced or another
 * organisation's.
 */
export async function lockPasswordLink(tx: Tx, ticketHash: string): Promise<string | undefined> {
  const link = await tx.db
    .selectFrom('passwordLink')
    .where('orgId', '=', tx.orgId)
    .where('ticketHash', '=', ticketHash)
    .where('expiresAt', '>', tx.now)
    .select('accountId')
    .forUpdate()
    .executeTakeFirst()
  return link?.accountId
}

/** Deletes a used link: each is valid once. */
export async function removePasswordLink(tx: Tx, accountId: string): Promise<void> {
  await tx.db
    .deleteFrom('passwordLink')
    .where('orgId', '=', tx.orgId)
    .where('accountId', '=', accountId)
    .execute()
}
