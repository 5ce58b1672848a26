import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { CallContext } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { Tx } from '#server/store/store.ts'
import { recordConsent } from '../repositories/consents.ts'

/** Document → the version agreed to. */
export type Agreed = Schema<'Agreed'>

/**
 * Throws unless the agreed versions are the ones in force, so that an outdated consent is asked for again. Accepts a
 * call without agreements, the payload of the specification, section 7; no consent is recorded for it.
 */
export async function requireCurrentAgreements(
  { org, parts }: CallContext<'org', { configuration: Configurations }>,
  agreed: Agreed | undefined,
): Promise<void> {
  if (!agreed) return
  const texts = (await parts.configuration.of(org.orgId)).get('agreements.json')
  const isCurrent =
    agreed.userAgreement === texts.userAgreement.version &&
    agreed.privacyAgreement === texts.privacyAgreement.version
  if (!isCurrent) throw new Refusal(RefusalCode.Conflict, 'agreementChanged')
}

/** Records the consents with the account, in the transaction that creates it. */
export async function recordAgreed(
  tx: Tx,
  agreed: Agreed | undefined,
  who: { accountId: string; mobile: string; ip: string },
): Promise<void> {
  for (const [document, version] of Object.entries(agreed ?? {}))
    await recordConsent(tx, { ...who, document, version })
}
