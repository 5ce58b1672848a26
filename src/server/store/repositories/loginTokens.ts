import type { Selectable } from 'kysely'
import type { Tx } from '../store.ts'
import type { LoginTokenTable } from '../tables/accounts.ts'

export type LoginToken = Selectable<LoginTokenTable>

export async function insertLoginToken(
  tx: Tx,
  token: { tokenHash: string; accountId: string; expiresAt: Date },
): Promise<void> {
  await tx.db
    .insertInto('loginToken')
    .values({
      ...token,
      orgId: tx.orgId,
      createdAt: tx.now,
      lastSeenAt: tx.now,
      revokedAt: null,
    })
    .execute()
}

/** The token, when neither revoked, expired, nor unseen for longer than `idleSeconds`. */
export async function findLiveToken(
  tx: Tx,
  tokenHash: string,
  idleSeconds: number,
): Promise<LoginToken | undefined> {
  const seenSince = new Date(tx.now.getTime() - idleSeconds * 1000)
  return tx.db
    .selectFrom('loginToken')
    .where('orgId', '=', tx.orgId)
    .where('tokenHash', '=', tokenHash)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', tx.now)
    .where('lastSeenAt', '>', seenSince)
    .selectAll()
    .executeTakeFirst()
}

/** Moves the idle limit on. Call it when `lastSeenAt` is a minute old, not on every request: each is a write. */
export async function touchToken(tx: Tx, tokenHash: string): Promise<void> {
  await tx.db
    .updateTable('loginToken')
    .set({ lastSeenAt: tx.now })
    .where('orgId', '=', tx.orgId)
    .where('tokenHash', '=', tokenHash)
    .execute()
}

export async function revokeToken(tx: Tx, tokenHash: string): Promise<void> {
  await revoked(tx).where('tokenHash', '=', tokenHash).execute()
}

/** After a new password: every login of the account ends. */
export async function revokeAccountTokens(tx: Tx, accountId: string): Promise<void> {
  await revoked(tx).where('accountId', '=', accountId).execute()
}

/** Every login of the account but this one ends. */
export async function revokeOtherTokens(
  tx: Tx,
  accountId: string,
  keptHash: string,
): Promise<void> {
  await revoked(tx).where('accountId', '=', accountId).where('tokenHash', '!=', keptHash).execute()
}

/** Ends the organisation's live logins; the caller says which. */
const revoked = (tx: Tx) =>
  tx.db
    .updateTable('loginToken')
    .set({ revokedAt: tx.now })
    .where('orgId', '=', tx.orgId)
    .where('revokedAt', 'is', null)
