import type { Schema } from '#contract/calls.ts'
import { SmsPurpose } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../refusal.ts'
import type { ServerParts } from '../../serverParts.ts'
import { findAccountByMobile } from '../../store/repositories/accounts.ts'
import { type CodeGuess, consumeCode, requireRightCode } from '../sms/checkCode.ts'
import { openSession } from './openSession.ts'

export interface CodeLogin {
  orgId: string
  mobile: string
  code: string
  ip: string
}

/** SMS login: whoever holds the phone of an account is let in. */
export async function loginByCode(
  { store }: ServerParts,
  login: CodeLogin,
): Promise<Schema<'Login'>> {
  const guess: CodeGuess = { ...login, purpose: SmsPurpose.Login }
  await requireRightCode(store, guess)
  return store.tx(login.orgId, async (tx) => {
    const account = await findAccountByMobile(tx, login.mobile)
    if (!account) throw new Refusal(RefusalCode.BadRequest, 'mobileUnregistered')
    await consumeCode(tx, guess)
    return openSession(tx, account)
  })
}
