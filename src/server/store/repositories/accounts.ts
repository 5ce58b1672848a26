import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Right, UserType } from '#contract/codes.ts'
import { publicId } from '../publicId.ts'
import type { Tx } from '../store.ts'
import type { AccountTable } from '../tables/accounts.ts'
import { json } from '../tables/json.ts'

export type Account = Selectable<AccountTable>

type Managed = 'orgId' | 'id' | 'failedLogins' | 'lockedUntil' | 'createdAt' | 'updatedAt'
type Rest = Omit<Insertable<AccountTable>, Managed | 'userType' | 'realName' | 'rights'>
/** Whoever adds staff says what they may do; nobody else has rights. */
export type AccountKind =
  | { userType: Exclude<UserType, typeof UserType.Staff> }
  | { userType: typeof UserType.Staff; rights: readonly Right[] }
export type NewAccount = { realName: string } & AccountKind & Partial<Rest>
export type AccountPatch = Omit<Updateable<AccountTable>, Managed | 'rights'> & {
  rights?: readonly Right[]
}

const NOTHING = {
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
  failedLogins: 0,
  lockedUntil: null,
  disabledAt: null,
} satisfies Partial<Insertable<AccountTable>>

/** Creates an account. Conflict `account_{mobile,user_name,card_no}_taken` when one is in use. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<Account> {
  const created = { orgId: tx.orgId, id: publicId(), createdAt: tx.now, updatedAt: tx.now }
  const rights = json('rights' in account ? account.rights : [])
  return tx.db
    .insertInto('account')
    .values({ ...NOTHING, ...account, rights, ...created })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findAccount(tx: Tx, id: string): Promise<Account | undefined> {
  return accounts(tx).where('id', '=', id).executeTakeFirst()
}

/** By what a person types into the login form: user name, or mobile. A user name wins over a mobile. */
export async function findAccountByLogin(tx: Tx, name: string): Promise<Account | undefined> {
  const found = await accounts(tx)
    .where((e) => e.or([e('userName', '=', name), e('mobile', '=', name)]))
    .execute()
  return found.find((account) => account.userName === name) ?? found[0]
}

export async function findAccountByMobile(tx: Tx, mobile: string): Promise<Account | undefined> {
  return accounts(tx).where('mobile', '=', mobile).executeTakeFirst()
}

/** Changes what the patch names. Undefined when there is no such account; Conflict as `insertAccount`. */
export async function updateAccount(
  tx: Tx,
  id: string,
  { rights, ...patch }: AccountPatch,
): Promise<Account | undefined> {
  return tx.db
    .updateTable('account')
    .set({ ...patch, ...(rights && { rights: json(rights) }), updatedAt: tx.now })
    .where('orgId', '=', tx.orgId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Whether a value may be used by a new account, or by the account `exceptId` for itself. */
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
  return tx.db.selectFrom('account').where('orgId', '=', tx.orgId).selectAll()
}
