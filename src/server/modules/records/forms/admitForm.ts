import { RefusalCode } from '#contract/envelope.ts'
import type { CallContext } from '#server/base/call.ts'
import { limitNetwork } from '#server/base/session/limitNetwork.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Store } from '#server/store/store.ts'

/** Lets a room of people apply together; checking a form takes up to a second of a thread. */
const PER_IP = { name: 'form', seconds: 600, limit: 120 }

/**
 * Call before checking a form that creates a record: throws NotLoggedIn without a login or a proven mobile, since such
 * a record could have no owner. For changes, ownership of the record is checked before.
 */
export async function admitNewForm(
  context: CallContext<'org' | 'subject' | 'ip', { store: Store }>,
): Promise<void> {
  const { account, provenMobiles } = context.subject
  if (!account && !provenMobiles) throw new Refusal(RefusalCode.NotLoggedIn, 'mobileUnproven')
  await admitForm(context)
}

/**
 * Call before checking any form: rate limit per address, counted in its own transaction, so that invalid forms count
 * too.
 */
export async function admitForm({
  org,
  ip,
  parts,
}: CallContext<'org' | 'ip', { store: Store }>): Promise<void> {
  await limitNetwork(parts.store, { orgId: org.orgId, ip }, PER_IP)
}
