import { RefusalCode } from '#contract/envelope.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { updateAccount } from '../../store/repositories/accounts.ts'
import { revokeOtherTokens } from '../../store/repositories/loginTokens.ts'
import { isOwnPassword } from '../accounts/isOwnPassword.ts'
import { requireAccount } from '../authorize.ts'

/** A new password for whoever is logged in and knows the present one; every other login of the account ends. */
export async function changeOwnPassword(request: CallRequest<'updUserPwd'>): Promise<true> {
  const { input, org, subject, parts } = request
  const { id } = requireAccount(subject)
  const known = await isOwnPassword({ ...request, input: { userPwd: input.oldPwd } })
  if (!known) throw new Refusal(RefusalCode.BadRequest, 'oldPwdWrong')
  const pwdHash = await parts.passwords.hash(input.userPwd)
  return parts.store.tx(org.orgId, async (tx) => {
    await updateAccount(tx, id, { pwdHash })
    await revokeOtherTokens(tx, id, subject.tokenHash ?? '')
    return true as const
  })
}
