import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../refusal.ts'
import type { Account } from '../../store/repositories/accounts.ts'
import { clearFailedLogins } from '../../store/repositories/loginAttempts.ts'
import { insertLoginToken } from '../../store/repositories/loginTokens.ts'
import type { Tx } from '../../store/store.ts'
import { LOGIN_MS } from '../session/lifetimes.ts'
import { hashSecret, newSecret } from '../session/secrets.ts'
import { sessionUser } from './sessionUser.ts'

/** Opens a login: the token goes to the browser once, its hash stays here. An account that is switched off has none. */
export async function openSession(tx: Tx, account: Account): Promise<Schema<'Login'>> {
  if (account.disabledAt) throw new Refusal(RefusalCode.Forbidden, 'accountDisabled')
  const token = newSecret()
  const expiresAt = new Date(tx.now.getTime() + LOGIN_MS)
  await clearFailedLogins(tx, account.id)
  await insertLoginToken(tx, { tokenHash: hashSecret(token), accountId: account.id, expiresAt })
  return { token, expiresAt: expiresAt.toISOString(), ...sessionUser(account, tx.orgId) }
}
