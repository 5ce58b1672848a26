import { SmsPurpose } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { Call } from '#server/base/call.ts'
import { type LockedAccount, lockAccountByMobile } from '#server/base/repositories/accounts.ts'
import type { PasswordHasher } from '#server/base/session/passwordHasher.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { type CodeGuess, consumeCode, requireRightCode } from '../sms/checkCode.ts'
import { replacePassword } from './replacePassword.ts'

/**
 * Sets a new password, proven by an SMS code to the account's mobile. Ends all sessions and login pauses of the account
 * in the transaction that consumes the code.
 * @throws BadRequest for a mobile without an account, and as `requireRightCode`
 */
export async function recoverPassword({
  input,
  org,
  parts,
  ip,
}: Call<'findPwd', 'org' | 'ip', { store: Store; passwords: PasswordHasher }>): Promise<true> {
  const { mobile, validCode: code, userPwd } = input
  const guess: CodeGuess = { orgId: org.orgId, mobile, purpose: SmsPurpose.FindPwd, code, ip }
  await requireRightCode(parts.store, guess)
  await parts.store.tx(org.orgId, (tx) => accountOf(tx, mobile))
  const pwdHash = await parts.passwords.hash(userPwd)
  return parts.store.tx(org.orgId, async (tx) => {
    const account = await accountOf(tx, mobile)
    await consumeCode(tx, guess)
    await replacePassword(tx, account, pwdHash)
    return true as const
  })
}

async function accountOf(tx: Tx, mobile: string): Promise<LockedAccount> {
  const account = await lockAccountByMobile(tx, mobile)
  if (!account) throw new Refusal(RefusalCode.BadRequest, 'mobileNotRegistered')
  return account
}
