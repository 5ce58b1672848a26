import { SmsPurpose } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { findAccountByMobile, updateAccount } from '../../store/repositories/accounts.ts'
import { clearFailedLogins } from '../../store/repositories/loginAttempts.ts'
import { revokeAccountTokens } from '../../store/repositories/loginTokens.ts'
import { type CodeGuess, consumeCode, requireRightCode } from '../sms/checkCode.ts'

/**
 * A new password for whoever holds the phone of an account. It ends every login of the account and its lock, in the
 * transaction that uses the code up.
 */
export async function recoverPassword({
  input,
  org,
  parts,
  ip,
}: CallRequest<'findPwd'>): Promise<true> {
  const { mobile, validCode: code, userPwd } = input
  const guess: CodeGuess = { orgId: org.orgId, mobile, purpose: SmsPurpose.FindPwd, code, ip }
  await requireRightCode(parts.store, guess)
  const pwdHash = await parts.passwords.hash(userPwd)
  return parts.store.tx(org.orgId, async (tx) => {
    const account = await findAccountByMobile(tx, mobile)
    if (!account) throw new Refusal(RefusalCode.BadRequest, 'mobileNotRegistered')
    await consumeCode(tx, guess)
    await updateAccount(tx, account.id, { pwdHash })
    await clearFailedLogins(tx, account.id)
    await revokeAccountTokens(tx, account.id)
    return true as const
  })
}
