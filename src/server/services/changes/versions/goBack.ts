import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { fill } from '#domain/text/fill.ts'
import { Refusal } from '../../../messages/refusal.ts'
import words from '../../../messages/studio.json' with { type: 'json' }
import { listBases } from '../../../store/repositories/configBases.ts'
import { findConfigVersion } from '../../../store/repositories/configVersions.ts'
import { requireAccount } from '../../authorize.ts'
import type { Call } from '../../call.ts'
import type { ConfigurationDocuments } from '../../configuration/orgConfiguration.ts'
import { publishDocuments } from '../../configuration/publishDocuments.ts'
import { reserveNames } from '../../configuration/reserveNames.ts'
import type { LiveParts } from '../changeParts.ts'
import { checkDraft } from '../checkDraft.ts'
import { moved } from '../publishChange.ts'
import { requireLive } from '../rebaseChange.ts'
import { type ReportParts, reportOf } from '../reportChange.ts'

/** Emergency: makes the version before the live one current again at once, as a version of its own with its report. */
export async function goBack({
  input,
  org,
  subject,
  parts,
}: Call<'versionBack', 'org' | 'subject', ReportParts & LiveParts>): Promise<Schema<'Published'>> {
  const { id: accountId, realName: author } = requireAccount(subject)
  const { live, former, bases } = await parts.store.tx(org.orgId, async (tx) => {
    const live = await requireLive(tx)
    if (live.version !== input.live) throw moved(live.version)
    const former = await findConfigVersion(tx, live.baseVersion ?? live.version - 1)
    if (!former) throw new Refusal(RefusalCode.Conflict, 'versionFirst')
    return { live, former, bases: await listBases(tx, former.version) }
  })
  const sides = { live: live.documents, draft: former.documents, bases: {} }
  await requireSound(parts, org.orgId, former.documents)
  const found = await reportOf(parts, org.orgId, sides)
  await reserveNames(parts.store, org.orgId, former.documents)
  const published = await parts.store.tx(org.orgId, async (tx) => {
    const outcome = await publishDocuments(tx, {
      ...{ documents: former.documents, base: live.version, accountId, author, bases },
      product: parts.pages.product(),
      note: fill(words.back, { version: former.version }),
      report: { ...found, liveVersion: live.version, isBehind: false },
    })
    if (outcome.kind === 'moved') throw moved(outcome.current.version)
    if (outcome.kind === 'same') throw new Refusal(RefusalCode.Conflict, 'publishSame')
    tx.note({ detail: { version: outcome.version } })
    return { id: String(outcome.version), version: outcome.version }
  })
  parts.configuration.forget()
  return published
}

/**
 * What a comparison with the live version finds, such as a code that is gone again, stops no emergency: the documents
 * must be right by themselves.
 */
async function requireSound(
  parts: ReportParts,
  orgId: string,
  documents: ConfigurationDocuments,
): Promise<void> {
  const findings = await checkDraft(parts, orgId, { live: documents, draft: documents })
  const count = findings.filter(({ severity }) => severity === 'error').length
  if (count > 0) throw new Refusal(RefusalCode.Conflict, 'publishErrors', { count })
}
