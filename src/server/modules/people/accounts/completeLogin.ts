import type { Schema } from '#contract/calls.ts'
import type { LockedAccount } from '#server/base/repositories/accounts.ts'
import type { Refusal } from '#server/messages/refusal.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { Tx } from '#server/store/store.ts'
import { isFactorDue } from '../secondFactor/factorDue.ts'
import { passFactor } from '../secondFactor/passFactor.ts'
import { openSession } from './openSession.ts'

export interface LoginContext {
  configuration: OrgConfiguration
  ip: string
  userAgent: string
  secondCode?: string | undefined
}

/**
 * Opens a session after a correct password or SMS code, once the second factor is passed if the account has one.
 * `onPassed` consumes the credential. Returns a refusal instead of throwing it, because a counted attempt must be
 * committed.
 */
export async function completeLogin(
  tx: Tx,
  account: LockedAccount,
  { configuration, ...login }: LoginContext,
  onPassed: () => Promise<void>,
): Promise<Schema<'Login'> | Refusal> {
  const refused = await passFactor(tx, account, login)
  if (refused) return refused
  await onPassed()
  const secondFactorDue = isFactorDue(configuration, account)
  return openSession(tx, account, { ...login, secondFactorDue })
}
