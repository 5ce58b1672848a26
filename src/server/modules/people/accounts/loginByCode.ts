import type { Schema } from '#contract/calls.ts'
import { SmsPurpose } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { lockAccountByMobile } from '#server/base/repositories/accounts.ts'
import { orThrow, Refusal } from '#server/messages/refusal.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { Store } from '#server/store/store.ts'
import { type CodeGuess, consumeCode, requireRightCode } from '../sms/checkCode.ts'
import { completeLogin } from './completeLogin.ts'

export interface CodeLogin {
  orgId: string
  mobile: string
  code: string
  ip: string
  userAgent: string
  secondCode?: string | undefined
}

/**
 * Logs in by SMS code to the account that has the mobile once it is locked. The code is consumed only after the second
 * factor, if there is one.
 * @throws BadRequest for a mobile without an account, and as `requireRightCode` and `completeLogin`
 */
export async function loginByCode(
  { store, configuration }: { store: Store; configuration: Configurations },
  login: CodeLogin,
): Promise<Schema<'Login'>> {
  const guess: CodeGuess = { ...login, purpose: SmsPurpose.Login }
  await requireRightCode(store, guess)
  const around = { ...login, configuration: await configuration.of(login.orgId) }
  return store
    .tx(login.orgId, async (tx) => {
      const account = await lockAccountByMobile(tx, login.mobile)
      if (!account) throw new Refusal(RefusalCode.BadRequest, 'mobileUnregistered')
      return completeLogin(tx, account, around, () => consumeCode(tx, guess))
    })
    .then(orThrow)
}
