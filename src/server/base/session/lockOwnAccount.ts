import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Tx } from '#server/store/store.ts'
import { requireAccount } from '../authorize.ts'
import type { LockedAccount } from '../repositories/accounts.ts'
import type { CallSubject } from '../subject.ts'
import { lockLiveSession } from './liveSession.ts'

/**
 * Locks the caller's account until the transaction ends. The subject was read before: nothing is written by a login that
 * has been ended since, nor by a mobile that the account no longer has.
 * @throws NotLoggedIn when the login has ended, Conflict when the mobile has changed
 */
export async function lockOwnAccount(tx: Tx, subject: CallSubject): Promise<LockedAccount> {
  const { mobile } = requireAccount(subject)
  const session = await lockLiveSession(tx, subject.tokenHash ?? '')
  if (!session) throw new Refusal(RefusalCode.NotLoggedIn, 'loginRequired')
  if (session.account.mobile !== mobile) throw new Refusal(RefusalCode.Conflict, 'conflict')
  return session.account
}
