import { PASSWORD_LINK_MS } from '../../../base/session/lifetimes.ts'
import { hashSecret, newSecret } from '../../../base/session/secrets.ts'
import type { LockedAccount } from '../../../store/repositories/accounts.ts'
import { putPasswordLink } from '../../../store/repositories/passwordLinks.ts'
import type { Tx } from '../../../store/store.ts'

/** Issues a password link and returns its path on the site; it is valid once, within a day, and voids earlier ones. */
export async function issuePasswordLink(tx: Tx, account: LockedAccount): Promise<string> {
  const ticket = newSecret()
  const expiresAt = new Date(tx.now.getTime() + PASSWORD_LINK_MS)
  await putPasswordLink(tx, account, { ticketHash: hashSecret(ticket), expiresAt })
  return `/user/setPassword?ticket=${ticket}`
}
