import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { CallContext } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { recordConsent } from '../../store/repositories/consents.ts'
import type { Tx } from '../../store/store.ts'

/** Document → the version that somebody agreed to. */
export type Agreed = Schema<'Agreed'>

/**
 * Refuses a consent to any other than the texts in force: who agreed to an older one is asked again. A caller that says
 * nothing of agreements sends the payload of the specification, section 7; no consent is kept for it then.
 */
export async function requireCurrentAgreements(
  { org, parts }: CallContext,
  agreed: Agreed | undefined,
): Promise<void> {
  if (!agreed) return
  const texts = (await parts.configuration.of(org.orgId)).get('agreements.json')
  const isCurrent =
    agreed.userAgreement === texts.userAgreement.version &&
    agreed.privacyAgreement === texts.privacyAgreement.version
  if (!isCurrent) throw new Refusal(RefusalCode.Conflict, 'agreementChanged')
}

/** Keeps what was said to be agreed to beside the account, in the transaction that makes it. */
export async function recordAgreed(
  tx: Tx,
  agreed: Agreed | undefined,
  who: { accountId: string; mobile: string; ip: string },
): Promise<void> {
  for (const [document, version] of Object.entries(agreed ?? {}))
    await recordConsent(tx, { ...who, document, version })
}
