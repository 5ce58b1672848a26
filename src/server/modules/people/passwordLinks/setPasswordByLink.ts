import { RefusalCode } from '#contract/envelope.ts'
import type { Call } from '#server/base/call.ts'
import { type LockedAccount, lockAccount } from '#server/base/repositories/accounts.ts'
import { limitNetwork } from '#server/base/session/limitNetwork.ts'
import type { PasswordHasher } from '#server/base/session/passwordHasher.ts'
import { hashSecret } from '#server/base/session/secrets.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { replacePassword } from '../accounts/replacePassword.ts'
import { findPasswordLink, removePasswordLink } from '../repositories/passwordLinks.ts'

const PER_IP = { name: 'passwordLink', seconds: 600, limit: 20 }

/**
 * Sets the password of a link's account and consumes the link; all failures have the same message. Ends all logins and
 * login pauses of the account.
 */
export async function setPasswordByLink({
  input,
  org,
  ip,
  parts,
}: Call<'setPassword', 'org' | 'ip', { store: Store; passwords: PasswordHasher }>): Promise<true> {
  const ticketHash = hashSecret(input.ticket)
  await limitNetwork(parts.store, { orgId: org.orgId, ip }, PER_IP)
  await parts.store.tx(org.orgId, (tx) => holderOf(tx, ticketHash))
  const pwdHash = await parts.passwords.hash(input.userPwd)
  return parts.store.tx(org.orgId, async (tx) => {
    const account = await holderOf(tx, ticketHash)
    await removePasswordLink(tx, account)
    await replacePassword(tx, account, pwdHash)
    return true as const
  })
}

/** Locks and returns the link's account; refused when it was disabled meanwhile. */
async function holderOf(tx: Tx, ticketHash: string): Promise<LockedAccount> {
  const accountId = await findPasswordLink(tx, ticketHash)
  const account = accountId && (await lockAccount(tx, accountId))
  const isGood = account && !account.disabledAt && (await findPasswordLink(tx, ticketHash))
  if (!isGood) throw new Refusal(RefusalCode.BadRequest, 'passwordLinkUsed')
  return account
}
