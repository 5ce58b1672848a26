import { UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { StoreError } from '../../store/databaseError.ts'
import { countStaffInUse, deleteAccount } from '../../store/repositories/accountLists.ts'
import { type Account, updateAccount } from '../../store/repositories/accounts.ts'
import { revokeAccountTokens } from '../../store/repositories/loginTokens.ts'
import type { Tx } from '../../store/store.ts'
import type { CallSubject } from '../subject.ts'
import { heldAccount, noteManaged, requireManager } from './managedUser.ts'

/** Switches an account off, which ends its logins, or on again. */
export async function changeStatus({
  input,
  org,
  subject,
  parts,
}: CallRequest<'changeStatus'>): Promise<true> {
  requireManager(subject)
  return parts.store.tx(org.orgId, async (tx) => {
    const account = await heldAccount(tx, input.id)
    const isOff = input.status === '0'
    requireOther(subject, account)
    await updateAccount(tx, account.id, { disabledAt: isOff ? tx.now : null })
    if (isOff) await revokeAccountTokens(tx, account.id)
    await requireStaffLeft(tx, account)
    await noteManaged(tx, subject, { ...account, opinion: isOff ? '停用账号' : '启用账号' })
    return true as const
  })
}

/** Deletes an account no application refers to. */
export async function deleteUser({
  input,
  org,
  subject,
  parts,
}: CallRequest<'delUser'>): Promise<true> {
  requireManager(subject)
  const work = async (tx: Tx) => {
    const account = await heldAccount(tx, input.id)
    requireOther(subject, account)
    await deleteAccount(tx, account.id)
    await requireStaffLeft(tx, account)
    await noteManaged(tx, subject, { ...account, opinion: '删除账号' })
    return true as const
  }
  return parts.store.tx(org.orgId, work).catch((error: unknown) => {
    if (error instanceof StoreError && error.kind === 'missingReference')
      throw new Refusal(RefusalCode.Conflict, 'accountInRecords')
    throw error
  })
}

/** Takes the password away: its holder sets a new one by 找回密码, nobody else knows one in between. */
export async function resetPassword({
  input,
  org,
  subject,
  parts,
}: CallRequest<'resetUserPwd'>): Promise<true> {
  requireManager(subject)
  return parts.store.tx(org.orgId, async (tx) => {
    const account = await heldAccount(tx, input.id)
    requireOther(subject, account)
    if (!account.mobile) throw new Refusal(RefusalCode.Conflict, 'accountNoMobile')
    await updateAccount(tx, account.id, { pwdHash: null })
    await revokeAccountTokens(tx, account.id)
    await noteManaged(tx, subject, { ...account, opinion: '重置密码' })
    return true as const
  })
}

function requireOther(subject: CallSubject, account: Account): void {
  if (requireManager(subject).id === account.id)
    throw new Refusal(RefusalCode.Conflict, 'accountSelf')
}

/** A society without anybody who can manage it could not be given somebody by itself. */
async function requireStaffLeft(tx: Tx, { userType }: Account): Promise<void> {
  if (userType === UserType.Staff && (await countStaffInUse(tx)) === 0)
    throw new Refusal(RefusalCode.Conflict, 'accountLast')
}
