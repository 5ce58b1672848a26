import { whoIs } from '#server/base/activity/whoOf.ts'
import { type LockedAccount, updateAccount } from '#server/base/repositories/accounts.ts'
import { clearLoginFailures } from '#server/base/repositories/loginFailures.ts'
import { revokeAccountTokens } from '#server/base/repositories/loginTokens.ts'
import type { Tx } from '#server/store/store.ts'

/** Sets a new password hash; ends all sessions of the account and its pauses after wrong passwords. */
export async function replacePassword(
  tx: Tx,
  account: LockedAccount,
  pwdHash: string,
): Promise<void> {
  tx.note({ who: whoIs(account), record: { type: 'account', id: account.id } })
  await updateAccount(tx, account, { pwdHash })
  await clearLoginFailures(tx, account)
  await revokeAccountTokens(tx, account)
}
