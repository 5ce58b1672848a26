import type { LockedAccount } from '#server/base/repositories/accounts.ts'
import { PASSWORD_LINK_MS } from '#server/base/session/lifetimes.ts'
import { hashSecret, newSecret } from '#server/base/session/secrets.ts'
import type { Tx } from '#server/store/store.ts'
import { putPasswordLink } from '../repositories/passwordLinks.ts'

/** Issues a password link and returns its path on the site; it is valid once, within a day, and voids earlier ones. */
export async function issuePasswordLink(tx: Tx, account: LockedAccount): Promise<string> {
  const ticket = newSecret()
  const expiresAt = new Date(tx.now.getTime() + PASSWORD_LINK_MS)
  await putPasswordLink(tx, account, { ticketHash: hashSecret(ticket), expiresAt })
  return `/user/setPassword?ticket=${ticket}`
}
