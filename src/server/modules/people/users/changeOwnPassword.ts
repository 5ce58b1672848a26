import { RefusalCode } from '#contract/envelope.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { lockAccount, updateAccount } from '#server/base/repositories/accounts.ts'
import { revokeOtherTokens } from '#server/base/repositories/loginTokens.ts'
import { verifiedHash } from '#server/base/session/isOwnPassword.ts'
import type { PasswordHasher } from '#server/base/session/passwordHasher.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Store } from '#server/store/store.ts'

/**
 * Changes the caller's password, given the present one; ends all other sessions of the account.
 * @throws BadRequest for a wrong present password, also for one that was replaced while it was verified: a recovery
 *   that ended this session must not be overwritten
 */
export async function changeOwnPassword(
  request: Call<'updUserPwd', 'org' | 'subject', { store: Store; passwords: PasswordHasher }>,
): Promise<true> {
  const { input, org, subject, parts } = request
  const { id } = requireAccount(subject)
  const verified = await verifiedHash({ ...request, input: { userPwd: input.oldPwd } })
  if (verified === undefined) throw new Refusal(RefusalCode.BadRequest, 'oldPwdWrong')
  const pwdHash = await parts.passwords.hash(input.userPwd)
  return parts.store.tx(org.orgId, async (tx) => {
    tx.note({ record: { type: 'account', id } })
    const account = await lockAccount(tx, id)
    if (account?.pwdHash !== verified) throw new Refusal(RefusalCode.BadRequest, 'oldPwdWrong')
    await updateAccount(tx, account, { pwdHash })
    await revokeOtherTokens(tx, account, subject.tokenHash ?? '')
    return true as const
  })
}
