import type { LockedAccount } from '#server/base/repositories/accounts.ts'
import type { Tx } from '#server/store/store.ts'

/** Sets the password link of an account; an earlier one becomes invalid. */
export async function putPasswordLink(
  tx: Tx,
  { id: accountId }: LockedAccount,
  link: { ticketHash: string; expiresAt: Date },
): Promise<void> {
  const { ticketHash, expiresAt } = link
  await tx.db
    .insertInto('passwordLink')
    .values({ ...link, accountId, orgId: tx.orgId })
    .onConflict((on) => on.columns(['orgId', 'accountId']).doUpdateSet({ ticketHash, expiresAt }))
    .execute()
}

/** Account of a link; undefined when used, expired, replaced or another organisation's. */
export async function findPasswordLink(tx: Tx, ticketHash: string): Promise<string | undefined> {
  const link = await tx.db
    .selectFrom('passwordLink')
    .where('orgId', '=', tx.orgId)
    .where('ticketHash', '=', ticketHash)
    .where('expiresAt', '>', tx.now)
    .select('accountId')
    .executeTakeFirst()
  return link?.accountId
}

/** Deletes a used link: each is valid once. */
export async function removePasswordLink(tx: Tx, { id }: LockedAccount): Promise<void> {
  await tx.db
    .deleteFrom('passwordLink')
    .where('orgId', '=', tx.orgId)
    .where('accountId', '=', id)
    .execute()
}
