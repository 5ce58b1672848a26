import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { isOwnPassword } from '#server/base/session/isOwnPassword.ts'
import { lockOwnAccount } from '#server/base/session/lockOwnAccount.ts'
import type { PasswordHasher } from '#server/base/session/passwordHasher.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Store } from '#server/store/store.ts'
import { grantMobile } from './grantMobile.ts'

/**
 * Confirms the caller's identity by password and grants the same as a code to the account's own mobile would (decision
 * 0228). Attempts are limited per account.
 * @throws BadRequest for a wrong password, TooMany over the limit of attempts, Conflict for an account without a mobile,
 *   and as `lockOwnAccount`: a recovery while the password was verified has ended the login
 */
export async function proveIdentity(
  request: Call<'proveIdentity', 'org' | 'subject', { store: Store; passwords: PasswordHasher }>,
): Promise<CallData<'proveIdentity'>> {
  const { org, subject, parts } = request
  const { mobile } = requireAccount(subject)
  if (!(await isOwnPassword(request))) throw new Refusal(RefusalCode.BadRequest, 'passwordWrong')
  if (!mobile) throw new Refusal(RefusalCode.Conflict, 'accountNoOwnMobile')
  return parts.store.tx(org.orgId, async (tx) => {
    await lockOwnAccount(tx, subject)
    return grantMobile(tx, mobile)
  })
}
