import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../messages/refusal.ts'
import { updateAccount } from '../../store/repositories/accounts.ts'
import { revokeOtherTokens } from '../../store/repositories/loginTokens.ts'
import type { Store } from '../../store/store.ts'
import { requireAccount } from '../authorize.ts'
import type { Call } from '../call.ts'
import { isOwnPassword } from '../session/isOwnPassword.ts'
import type { PasswordHasher } from '../session/passwordHasher.ts'

/** Changes the caller's password, given the present one; ends all other sessions of the account. */
export async function changeOwnPassword(
  request: Call<'updUserPwd', 'org' | 'subject', { store: Store; passwords: PasswordHasher }>,
): Promise<true> {
  const { input, org, subject, parts } = request
  const { id } = requireAccount(subject)
  const isRight = await isOwnPassword({ ...request, input: { userPwd: input.oldPwd } })
  if (!isRight) throw new Refusal(RefusalCode.BadRequest, 'oldPwdWrong')
  const pwdHash = await parts.passwords.hash(input.userPwd)
  return parts.store.tx(org.orgId, async (tx) => {
    tx.note({ record: { type: 'account', id } })
    await updateAccount(tx, id, { pwdHash })
    await revokeOtherTokens(tx, id, subject.tokenHash ?? '')
    return true as const
  })
}
