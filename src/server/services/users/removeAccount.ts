import { RefusalCode } from '#contract/envelope.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { StoreError } from '../../store/databaseError.ts'
import { deleteAccount } from '../../store/repositories/accountLists.ts'
import { updateAccount } from '../../store/repositories/accounts.ts'
import { revokeAccountTokens } from '../../store/repositories/loginTokens.ts'
import type { Tx } from '../../store/store.ts'
import { heldAccount, noteManaged, requireManagerLeft, requireOther } from './managedUser.ts'

/** Switches an account off, which ends its logins, or on again. */
export async function changeStatus({
  input,
  org,
  subject,
  parts,
}: CallRequest<'changeStatus'>): Promise<true> {
  return parts.store.tx(org.orgId, async (tx) => {
    const account = await heldAccount(tx, input.id)
    const isOff = input.status === '0'
    requireOther(subject, account)
    await updateAccount(tx, account.id, { disabledAt: isOff ? tx.now : null })
    if (isOff) await revokeAccountTokens(tx, account.id)
    await requireManagerLeft(tx, account)
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
  const work = async (tx: Tx) => {
    const account = await heldAccount(tx, input.id)
    requireOther(subject, account)
    await deleteAccount(tx, account.id)
    await requireManagerLeft(tx, account)
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
