import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { isOwnPassword } from '#server/base/session/isOwnPassword.ts'
import { lockOwnAccount } from '#server/base/session/lockOwnAccount.ts'
import type { PasswordHasher } from '#server/base/session/passwordHasher.ts'
import { orThrow, Refusal } from '#server/messages/refusal.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { replaceRecoveryCodes } from '../repositories/secondFactors.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recoveryCodes.ts'
import { spendFactor } from './spendFactor.ts'

/**
 * Returns new recovery codes, shown this once, and voids all earlier ones. Requires password and code, so that an
 * unattended session cannot be used to keep access (decision 0230).
 */
export async function renewRecoveryCodes(
  request: Call<
    'secondFactorCodes',
    'org' | 'subject' | 'ip',
    { store: Store; passwords: PasswordHasher }
  >,
): Promise<CallData<'secondFactorCodes'>> {
  const { input, org, ip, subject, parts } = request
  const { id } = requireAccount(subject)
  if (!(await isOwnPassword({ ...request, input: { userPwd: input.userPwd } })))
    throw new Refusal(RefusalCode.BadRequest, 'passwordWrong')
  const recoveryCodes = newRecoveryCodes()
  const hashes = recoveryCodes.map((code) => hashRecoveryCode(id, code))
  const renew = async (tx: Tx) => {
    await lockOwnAccount(tx, subject)
    const wrong = await spendFactor(tx, { account: { id }, code: input.code, ip })
    return wrong ?? replaceRecoveryCodes(tx, id, hashes)
  }
  await parts.store.tx(org.orgId, renew).then(orThrow)
  return { recoveryCodes }
}
