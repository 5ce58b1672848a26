import type { Schema } from '#contract/calls.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { type LoginToken, listTokens } from '#server/base/repositories/loginTokens.ts'
import { isLive } from '#server/base/session/liveSession.ts'
import type { Store } from '#server/store/store.ts'
import { deviceName } from './deviceName.ts'

/** Lists the current logins of the caller's account, without tokens and hashes. */
export async function listOwnLogins({
  org,
  subject,
  parts,
}: Call<'loginSessions', 'org' | 'subject', { store: Store }>): Promise<Schema<'LoginSession'>[]> {
  const account = requireAccount(subject)
  return parts.store.tx(org.orgId, async (tx) => {
    const tokens = await listTokens(tx, account.id)
    const live = tokens.filter((token) => isLive(token, account, tx.now))
    return live.map((token) => shown(token, subject.tokenHash))
  })
}

const shown = (token: LoginToken, currentHash: string | undefined): Schema<'LoginSession'> => ({
  id: token.id,
  device: deviceName(token.userAgent),
  network: token.network,
  createAt: token.createdAt.toISOString(),
  lastSeenAt: token.lastSeenAt.toISOString(),
  isCurrent: token.tokenHash === currentHash,
})
