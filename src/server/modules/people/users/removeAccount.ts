import { RefusalCode } from '#contract/envelope.ts'
import type { Call } from '#server/base/call.ts'
import { deleteAccount } from '#server/base/repositories/accountLists.ts'
import { updateAccount } from '#server/base/repositories/accounts.ts'
import { revokeAccountTokens } from '#server/base/repositories/loginTokens.ts'
import { Refusal } from '#server/messages/refusal.ts'
import words from '#server/messages/users.json' with { type: 'json' }
import { StoreError } from '#server/store/databaseError.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { heldAccount, noteManaged, requireManagerLeft, requireOther } from './managedUser.ts'

/**
 * Disables an account, which ends its sessions, or enables it again.
 * @throws NotFound for an unknown account, Conflict for the caller's own and for the last account manager
 */
export async function changeStatus({
  input,
  org,
  subject,
  parts,
}: Call<'changeStatus', 'org' | 'subject', { store: Store }>): Promise<true> {
  return parts.store.tx(org.orgId, async (tx) => {
    const account = await heldAccount(tx, input.id)
    const isOff = input.status === '0'
    requireOther(subject, account)
    await updateAccount(tx, account, { disabledAt: isOff ? tx.now : null })
    if (isOff) await revokeAccountTokens(tx, account)
    await requireManagerLeft(tx, account)
    await noteManaged(tx, subject, {
      ...account,
      opinion: words.done[isOff ? 'switchOff' : 'switchOn'],
    })
    return true as const
  })
}

/**
 * Deletes an account to which no application refers.
 * @throws NotFound for an unknown account, Conflict for the caller's own, the last account manager, or one that is
 *   referred to
 */
export async function deleteUser({
  input,
  org,
  subject,
  parts,
}: Call<'delUser', 'org' | 'subject', { store: Store }>): Promise<true> {
  const work = async (tx: Tx) => {
    const account = await heldAccount(tx, input.id)
    requireOther(subject, account)
    tx.note({ person: { id: account.id, name: account.realName } })
    await deleteAccount(tx, account)
    await requireManagerLeft(tx, account)
    await noteManaged(tx, subject, { ...account, opinion: words.done.remove })
    return true as const
  }
  return parts.store.tx(org.orgId, work).catch((error: unknown) => {
    if (error instanceof StoreError && error.kind === 'missingReference')
      throw new Refusal(RefusalCode.Conflict, 'accountInRecords')
    throw error
  })
}

/**
 * Removes the password: the holder sets a new one by 找回密码, and no one else knows a password in between.
 * @throws NotFound for an unknown account, Conflict for the caller's own and for one without a mobile
 */
export async function resetPassword({
  input,
  org,
  subject,
  parts,
}: Call<'resetUserPwd', 'org' | 'subject', { store: Store }>): Promise<true> {
  return parts.store.tx(org.orgId, async (tx) => {
    const account = await heldAccount(tx, input.id)
    requireOther(subject, account)
    if (!account.mobile) throw new Refusal(RefusalCode.Conflict, 'accountNoMobile')
    await updateAccount(tx, account, { pwdHash: null })
    await revokeAccountTokens(tx, account)
    await noteManaged(tx, subject, { ...account, opinion: words.done.resetPassword })
    return true as const
  })
}
