import { type Selectable, sql } from 'kysely'
import { type LockedAccount, updateAccount } from '#server/base/repositories/accounts.ts'
import type { Tx } from '#server/store/store.ts'
import type { SecondFactorTable } from '#server/store/tables/secondFactors.ts'

export type SecondFactor = Selectable<SecondFactorTable>

/** Stores a proposed secret; replaces an earlier proposal, but never a confirmed secret. */
export async function proposeFactor(tx: Tx, accountId: string, secret: string): Promise<void> {
  const fresh = { secret, lastStep: 0, createdAt: tx.now }
  await tx.db
    .insertInto('secondFactor')
    .values({ ...fresh, orgId: tx.orgId, accountId, confirmedAt: null })
    .onConflict((on) =>
      on
        .columns(['orgId', 'accountId'])
        .doUpdateSet(fresh)
        .where('secondFactor.confirmedAt', 'is', null),
    )
    .execute()
}

export async function findFactor(tx: Tx, accountId: string): Promise<SecondFactor | undefined> {
  return tx.db
    .selectFrom('secondFactor')
    .where('orgId', '=', tx.orgId)
    .where('accountId', '=', accountId)
    .selectAll()
    .executeTakeFirst()
}

/** Consumes a time step; true for one caller only, false when it or a later step was consumed before. */
export async function takeStep(tx: Tx, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('secondFactor')
    .set({ lastStep: step })
    .where('orgId', '=', tx.orgId)
    .where('accountId', '=', accountId)
    .where('lastStep', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Confirms the proposed secret and stores these recovery codes. */
export async function confirmFactor(
  tx: Tx,
  account: LockedAccount,
  hashes: string[],
): Promise<void> {
  await tx.db
    .updateTable('secondFactor')
    .set({ confirmedAt: tx.now })
    .where('orgId', '=', tx.orgId)
    .where('accountId', '=', account.id)
    .execute()
  await addRecoveryCodes(tx, account.id, hashes)
  await updateAccount(tx, account, { secondFactorAt: tx.now })
}

/** Replaces all recovery codes. */
export async function replaceRecoveryCodes(
  tx: Tx,
  accountId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.db
    .deleteFrom('recoveryCode')
    .where('orgId', '=', tx.orgId)
    .where('accountId', '=', accountId)
    .execute()
  await addRecoveryCodes(tx, accountId, hashes)
}

const addRecoveryCodes = (tx: Tx, accountId: string, hashes: readonly string[]) =>
  tx.db
    .insertInto('recoveryCode')
    .values(hashes.map((codeHash) => ({ orgId: tx.orgId, accountId, codeHash, usedAt: null })))
    .execute()

/** Deletes the second factor with its recovery codes. */
export async function removeFactor(tx: Tx, account: LockedAccount): Promise<void> {
  await tx.db
    .deleteFrom('secondFactor')
    .where('orgId', '=', tx.orgId)
    .where('accountId', '=', account.id)
    .execute()
  await updateAccount(tx, account, { secondFactorAt: null })
}

/** Consumes a recovery code; true for one caller only. */
export async function takeRecoveryCode(
  tx: Tx,
  accountId: string,
  codeHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('recoveryCode')
    .set({ usedAt: tx.now })
    .where('orgId', '=', tx.orgId)
    .where('accountId', '=', accountId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Number of unused recovery codes. */
export async function countRecoveryCodes(tx: Tx, accountId: string): Promise<number> {
  const { left } = await tx.db
    .selectFrom('recoveryCode')
    .where('orgId', '=', tx.orgId)
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .select(sql<number>`count(*)::int`.as('left'))
    .executeTakeFirstOrThrow()
  return left
}
