import type { Schema } from '#contract/calls.ts'
import { Right, UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../refusal.ts'
import { isHeldInUse } from '../../store/repositories/accountLists.ts'
import { type Account, findAccount } from '../../store/repositories/accounts.ts'
import { appendAudit } from '../../store/repositories/audits.ts'
import type { Tx } from '../../store/store.ts'
import { requireAccount } from '../authorize.ts'
import { oneAtATime } from '../idempotency/oneAtATime.ts'
import { withoutNulls } from '../shared/withoutNulls.ts'
import type { CallSubject } from '../subject.ts'

/** An account as staff see it; neither its password nor what of it is stored ever leaves. */
export const managedUser = (account: Account): Schema<'ManagedUser'> => ({
  id: account.id,
  userType: account.userType,
  realName: account.realName,
  ...withoutNulls({
    userName: account.userName,
    mobile: account.mobile,
    orgName: account.orgName,
  }),
  status: account.disabledAt ? '0' : '1',
  ...(account.userType === UserType.Staff && { rights: [...account.rights] }),
  hasPassword: account.pwdHash !== null,
  createAt: account.createdAt.toISOString(),
})

/** The account of this society, its management kept in a row: two who remove each other do it one after the other. */
export async function heldAccount(tx: Tx, id: string): Promise<Account> {
  await oneAtATime(tx, 'accounts')
  const account = await findAccount(tx, id)
  if (!account) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  return account
}

/** Who did what with an account, in the transaction that does it; entries are never changed or removed. */
export async function noteManaged(
  tx: Tx,
  subject: CallSubject,
  { id, realName, opinion }: { id: string; realName: string; opinion: string },
): Promise<void> {
  const manager = requireAccount(subject)
  await appendAudit(tx, {
    objId: id,
    nodeId: 'account',
    status: '',
    realName: manager.realName,
    opinion: `${opinion}：${realName}`,
    accountId: manager.id,
  })
}

/** Nobody manages the account they are logged in with. */
export function requireOther(
  subject: CallSubject,
  { id }: Account,
  refusal: 'accountSelf' | 'rightsSelf' = 'accountSelf',
): void {
  if (requireAccount(subject).id === id) throw new Refusal(RefusalCode.Conflict, refusal)
}

/** A society without anybody who can manage accounts could not be given somebody by itself. */
export async function requireManagerLeft(tx: Tx, { rights }: Account): Promise<void> {
  if (rights.includes(Right.Accounts) && !(await isHeldInUse(tx, Right.Accounts)))
    throw new Refusal(RefusalCode.Conflict, 'accountLast')
}
