import { createHash } from 'node:crypto'
import { RIGHTS, type Right, UserType } from '#contract/codes.ts'
import type { SeedAccountShape, SeedUnitShape } from '#contract/seed.gen.ts'
import { type AccountKind, insertAccount } from '#server/base/repositories/accounts.ts'
import type { PasswordHasher } from '#server/base/session/passwordHasher.ts'
import { insertOrgUnit } from '#server/modules/records/repositories/orgUnits.ts'
import type { Tx } from '#server/store/store.ts'

/** Returns what the browser sends for a password: hex SHA-256 of the typed text. */
export const sentPassword = (typed: string): string =>
  createHash('sha256').update(typed).digest('hex')

/** Inserts units with new ids; returns a map from fixture id to id. */
export async function seedUnits(
  tx: Tx,
  units: readonly SeedUnitShape[],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  const empty = { areaCode: '', linkMan: '', linkPhone: '', oneSubOrgType: '' }
  for (const { id, ...unit } of units)
    ids.set(id, (await insertOrgUnit(tx, { ...empty, ...unit })).id)
  return ids
}

export interface HashedAccount extends SeedAccountShape {
  pwdHash: string
}

/** Hashes all passwords before any transaction, because it is slow; equal passwords are hashed once. */
export async function hashAccounts(
  accounts: readonly SeedAccountShape[],
  passwords: PasswordHasher,
): Promise<HashedAccount[]> {
  const known = new Map<string, string>()
  for (const typed of new Set(accounts.map(({ password }) => password)))
    known.set(typed, await passwords.hash(sentPassword(typed)))
  return accounts.map((account) => ({ ...account, pwdHash: known.get(account.password) ?? '' }))
}

export async function seedAccounts(
  tx: Tx,
  accounts: readonly HashedAccount[],
  unitIds: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { password: _typed, unitId, userType, rights, ...account } of accounts)
    await insertAccount(tx, {
      ...account,
      ...kindOf(userType, rights),
      orgUnitId: unitIds.get(unitId ?? '') ?? null,
    })
}

const kindOf = (userType: UserType, rights: readonly Right[] = RIGHTS): AccountKind =>
  userType === UserType.Staff ? { userType, rights } : { userType }
