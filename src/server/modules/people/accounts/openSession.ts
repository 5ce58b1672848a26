import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { whoIs } from '#server/base/activity/whoOf.ts'
import { type LockedAccount, touchAccount } from '#server/base/repositories/accounts.ts'
import { insertLoginToken } from '#server/base/repositories/loginTokens.ts'
import { longestLogin } from '#server/base/session/liveSession.ts'
import { networkOf } from '#server/base/session/networkOf.ts'
import { hashSecret, newSecret } from '#server/base/session/secrets.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Tx } from '#server/store/store.ts'
import { sessionUser } from './sessionUser.ts'

/** Origin of a session, shown to its owner in the list of logins. */
export interface LoginPlace {
  ip: string
  userAgent: string
  /** Latest end of the session. */
  until?: Date
  /** The organisation requires the account to set up a second factor. */
  secondFactorDue?: boolean
}

/** Opens a session: the browser gets the token, the database only its hash. Throws Forbidden for a disabled account. */
export async function openSession(
  tx: Tx,
  account: LockedAccount,
  { ip, userAgent, until, secondFactorDue }: LoginPlace,
): Promise<Schema<'Login'>> {
  if (account.disabledAt) throw new Refusal(RefusalCode.Forbidden, 'accountDisabled')
  tx.note({ who: whoIs(account), record: { type: 'account', id: account.id } })
  const token = newSecret()
  const longest = tx.now.getTime() + longestLogin(account)
  const expiresAt = new Date(Math.min(longest, until?.getTime() ?? longest))
  await insertLoginToken(tx, {
    tokenHash: hashSecret(token),
    accountId: account.id,
    expiresAt,
    userAgent,
    network: networkOf(ip),
  })
  await touchAccount(tx, account.id)
  return {
    token,
    expiresAt: expiresAt.toISOString(),
    ...sessionUser(account, tx.orgId, secondFactorDue),
  }
}
