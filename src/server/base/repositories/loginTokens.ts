import type { Selectable } from 'kysely'
import { publicId } from '#server/store/publicId.ts'
import type { Tx } from '#server/store/store.ts'
import type { LoginTokenTable } from '#server/store/tables/accounts.ts'
import type { LockedAccount } from './accounts.ts'

export type LoginToken = Selectable<LoginTokenTable>

export type NewLoginToken = Pick<
  LoginToken,
  'tokenHash' | 'accountId' | 'expiresAt' | 'userAgent' | 'network'
>

export async function insertLoginToken(tx: Tx, token: NewLoginToken): Promise<void> {
  await tx.db
    .insertInto('loginToken')
    .values({
      ...token,
      orgId: tx.orgId,
      id: publicId(),
      createdAt: tx.now,
      lastSeenAt: tx.now,
      revokedAt: null,
    })
    .execute()
}

/** Returns the token unless revoked, expired, or idle for longer than `idleSeconds`. */
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

/** Tokens of the account that are not revoked, last used first; the caller checks which are still valid. */
export async function listTokens(tx: Tx, accountId: string): Promise<LoginToken[]> {
  return tx.db
    .selectFrom('loginToken')
    .where('orgId', '=', tx.orgId)
    .where('accountId', '=', accountId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', tx.now)
    .selectAll()
    .orderBy('lastSeenAt', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
}

/** Start time of a session. */
export async function findLoginStart(tx: Tx, tokenHash: string): Promise<Date | undefined> {
  const token = await tx.db
    .selectFrom('loginToken')
    .where('orgId', '=', tx.orgId)
    .where('tokenHash', '=', tokenHash)
    .select('createdAt')
    .executeTakeFirst()
  return token?.createdAt
}

/**
 * Updates the last activity. Call it when `lastSeenAt` is a minute old rather than on every request, because it is a
 * write.
 */
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

/** Revokes a session of this account by its public id; false when the account has no such live session. */
export async function revokeTokenById(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await revoked(tx)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Revokes all sessions of the account, also one that another transaction opened just before it was locked. */
export async function revokeAccountTokens(tx: Tx, { id }: LockedAccount): Promise<void> {
  await revoked(tx).where('accountId', '=', id).execute()
}

/** As `revokeAccountTokens`, all sessions but this one. */
export async function revokeOtherTokens(
  tx: Tx,
  { id }: LockedAccount,
  keptHash: string,
): Promise<void> {
  await revoked(tx).where('accountId', '=', id).where('tokenHash', '!=', keptHash).execute()
}

/** Update that revokes live sessions of the organisation; the caller adds the condition. */
const revoked = (tx: Tx) =>
  tx.db
    .updateTable('loginToken')
    .set({ revokedAt: tx.now })
    .where('orgId', '=', tx.orgId)
    .where('revokedAt', 'is', null)
