import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { MessageKey } from '#server/messages/sentence.ts'
import type { Store } from '#server/store/store.ts'
import { requireAccount } from '../authorize.ts'
import type { CallContext } from '../call.ts'
import { findLoginStart } from '../repositories/loginTokens.ts'
import type { CallSubject } from '../subject.ts'

/** True when this browser has proven the account's mobile, by password or code (decision 0228). */
export function provesOwnMobile(subject: CallSubject): boolean {
  const { mobile } = requireAccount(subject)
  return mobile !== null && subject.provenMobiles?.includes(mobile) === true
}

const FRESH_MS = 10 * 60_000

/**
 * Protects operations that a stolen login must not permit: throws unless the caller confirmed the identity within 15
 * minutes, by password or a code to the account's mobile (decision 0228), or logged in less than ten minutes ago.
 */
export async function requireIdentity(
  { subject, org, parts, now }: CallContext<'org' | 'subject' | 'now', { store: Store }>,
  messageKey: MessageKey,
): Promise<void> {
  if (provesOwnMobile(subject)) return
  const began = await parts.store.tx(org.orgId, (tx) => findLoginStart(tx, subject.tokenHash ?? ''))
  if (began && now.getTime() - began.getTime() < FRESH_MS) return
  throw new Refusal(RefusalCode.BadRequest, messageKey)
}
