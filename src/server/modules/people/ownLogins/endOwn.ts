import { RefusalCode } from '#contract/envelope.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { lockAccount } from '#server/base/repositories/accounts.ts'
import { revokeAccountTokens, revokeTokenById } from '#server/base/repositories/loginTokens.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Store } from '#server/store/store.ts'

/** Ends one login of the caller's account; others' logins are not found. */
export async function endOwnLogin({
  input,
  org,
  subject,
  parts,
}: Call<'endSession', 'org' | 'subject', { store: Store }>): Promise<true> {
  const { id } = requireAccount(subject)
  const ended = await parts.store.tx(org.orgId, (tx) => revokeTokenById(tx, id, input.id))
  if (!ended) throw new Refusal(RefusalCode.NotFound, 'loginEnded')
  return true
}

/** Ends all logins of the caller's account, including the current one and those that are about to be opened. */
export async function endOwnLogins({
  org,
  subject,
  parts,
}: Call<'logoutEverywhere', 'org' | 'subject', { store: Store }>): Promise<true> {
  const { id } = requireAccount(subject)
  return parts.store.tx(org.orgId, async (tx) => {
    const account = await lockAccount(tx, id)
    if (account) await revokeAccountTokens(tx, account)
    return true as const
  })
}
