import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Right, UserType } from '#contract/codes.ts'
import { publicId } from '#server/store/publicId.ts'
import type { Tx } from '#server/store/store.ts'
import type { AccountTable } from '#server/store/tables/accounts.ts'
import { json } from '#server/store/tables/json.ts'

export type Account = Selectable<AccountTable>

declare const LOCKED: unique symbol
/**
 * An account as it is now, which nobody else changes until the transaction ends. Whatever changes an account, opens its
 * logins or ends them takes one, so that nothing is written by what was read before (decision 0434).
 */
export type LockedAccount = Account & { readonly [LOCKED]: true }

type Managed = 'orgId' | 'id' | 'createdAt' | 'updatedAt'
type Rest = Omit<Insertable<AccountTable>, Managed | 'userType' | 'realName' | 'rights'>
/** Only staff accounts have rights; they are set on creation. */
export type AccountKind =
  | { userType: Exclude<UserType, typeof UserType.Staff> }
  | { userType: typeof UserType.Staff; rights: readonly Right[] }
export type NewAccount = { realName: string } & AccountKind & Partial<Rest>
export type AccountPatch = Omit<Updateable<AccountTable>, Managed | 'rights'> & {
  rights?: readonly Right[]
}

/**
 * Personal columns of an account but the name: a new account starts with these values, a closed one is reset to them.
 */
export const NOBODYS = {
  userName: null,
  mobile: null,
  pwdHash: null,
  orgUnitId: null,
  orgName: null,
  areaCode: null,
  sex: null,
  birthDay: null,
  cardType: null,
  cardNo: null,
  title: null,
  position: null,
  subject: null,
  edu: null,
  major: null,
  address: null,
  expertise: null,
  secondFactorAt: null,
  lastSeenAt: null,
} satisfies Partial<Insertable<AccountTable>>

const NOTHING = {
  ...NOBODYS,
  disabledAt: null,
  closedAt: null,
} satisfies Partial<Insertable<AccountTable>>

/** Creates an account; throws Conflict `account_{mobile,user_name,card_no}_taken` when a value is in use. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<LockedAccount> {
  const created = { orgId: tx.orgId, id: publicId(), createdAt: tx.now, updatedAt: tx.now }
  const rights = json('rights' in account ? account.rights : [])
  const made = await tx.db
    .insertInto('account')
    .values({ ...NOTHING, ...account, rights, ...created })
    .returningAll()
    .executeTakeFirstOrThrow()
  return made as LockedAccount
}

export async function findAccount(tx: Tx, id: string): Promise<Account | undefined> {
  return accounts(tx).where('id', '=', id).executeTakeFirst()
}

/**
 * Locks the account until the transaction ends; whoever ends its sessions waits, or has been here before. Lock it before
 * its records, its logins and whatever else is its own.
 */
export async function lockAccount(tx: Tx, id: string): Promise<LockedAccount | undefined> {
  const found = await accounts(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  return found as LockedAccount | undefined
}

/** As `lockAccount`, the account that has the mobile once it is locked. */
export async function lockAccountByMobile(
  tx: Tx,
  mobile: string,
): Promise<LockedAccount | undefined> {
  const found = await accounts(tx).where('mobile', '=', mobile).forUpdate().executeTakeFirst()
  return found as LockedAccount | undefined
}

/** Reads the account and keeps it from being changed until the transaction ends; others may share it meanwhile. */
export async function shareAccount(tx: Tx, id: string): Promise<Account | undefined> {
  return accounts(tx).where('id', '=', id).forShare().executeTakeFirst()
}

/**
 * Finds an account by login name, which is a user name or a mobile. No user name has the form of a mobile, so at most
 * one matches.
 */
export async function findAccountByLogin(tx: Tx, name: string): Promise<Account | undefined> {
  return accounts(tx)
    .where((e) => e.or([e('userName', '=', name), e('mobile', '=', name)]))
    .executeTakeFirst()
}

export async function findAccountByMobile(tx: Tx, mobile: string): Promise<Account | undefined> {
  return accounts(tx).where('mobile', '=', mobile).executeTakeFirst()
}

/** Updates the columns of the patch; throws Conflict as `insertAccount`. */
export async function updateAccount(
  tx: Tx,
  { id }: LockedAccount,
  { rights, ...patch }: AccountPatch,
): Promise<void> {
  await tx.db
    .updateTable('account')
    .set({ ...patch, ...(rights && { rights: json(rights) }), updatedAt: tx.now })
    .where('orgId', '=', tx.orgId)
    .where('id', '=', id)
    .execute()
}

/** Records activity of the account, unless it is closed; `updatedAt` is unchanged. */
export async function touchAccount(tx: Tx, id: string): Promise<void> {
  await tx.db
    .updateTable('account')
    .set({ lastSeenAt: tx.now })
    .where('orgId', '=', tx.orgId)
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .execute()
}

/** True when no account but `exceptId` has the value. */
export async function isAccountValueFree(
  tx: Tx,
  column: 'mobile' | 'userName' | 'cardNo',
  value: string,
  exceptId?: string,
): Promise<boolean> {
  const found = await accounts(tx).where(column, '=', value).executeTakeFirst()
  return found === undefined || found.id === exceptId
}

function accounts(tx: Tx) {
  return tx.db
    .selectFrom('account')
    .where('orgId', '=', tx.orgId)
    .where('closedAt', 'is', null)
    .selectAll()
}
