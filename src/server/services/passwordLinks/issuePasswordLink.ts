import { putPasswordLink } from '../../store/repositories/passwordLinks.ts'
import type { Tx } from '../../store/store.ts'
import { PASSWORD_LINK_MS } from '../session/lifetimes.ts'
import { hashSecret, newSecret } from '../session/secrets.ts'

/** The path of the site by which an account's password is set, once, within a day; earlier ones end. */
export async function issuePasswordLink(tx: Tx, accountId: string): Promise<string> {
  const ticket = newSecret()
  const expiresAt = new Date(tx.now.getTime() + PASSWORD_LINK_MS)
  await putPasswordLink(tx, { accountId, ticketHash: hashSecret(ticket), expiresAt })
  return `/user/setPassword?ticket=${ticket}`
}
