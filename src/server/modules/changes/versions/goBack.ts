import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { fill } from '#domain/text/fill.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import { type Bases, listBases } from '#server/modules/configuration/repositories/configBases.ts'
import type { ConfigVersion } from '#server/modules/configuration/repositories/configVersions.ts'
import { publishDocuments } from '#server/modules/configuration/versions/publishDocuments.ts'
import { reserveNames } from '#server/modules/configuration/versions/reserveNames.ts'
import type { LiveParts } from '../changeParts.ts'
import { requireEditingAll, requireGoingBack } from '../documentRights.ts'
import { moved } from '../publishChange.ts'
import { changedFrom, requireLive } from '../rebaseChange.ts'
import { type ReportParts, reportOf } from '../reportChange.ts'
import { updateChange } from '../repositories/configChanges.ts'
import { needsTwoPersons } from '../twoPersons.ts'
import { openRestoring } from './openRestoring.ts'
import { requireVersion } from './readVersions.ts'

type Back = Call<'versionBack', 'org' | 'subject', ReportParts & LiveParts>
type WentBack = Schema<'WentBack'>

interface BackSides {
  live: ConfigVersion
  former: ConfigVersion
  /** Hashes, by path, of the product texts on which the former version's overrides are based. */
  bases: Bases
}

/**
 * Makes a former version current again at once, in an emergency, as a new version with its own report. Where publishing
 * takes two persons, opens a change set that is already sent, for the second person (decision 0396).
 * @throws NotFound for an unknown version; Conflict when another version is live than the caller saw, when nothing
 *   differs, when the documents have errors, or when a host belongs to another organisation; Forbidden without the
 *   right to a differing document that publishing alone does not put back, and to any where two persons are required
 */
export async function goBack(request: Back): Promise<WentBack> {
  const { input, org, subject, parts } = request
  requireAccount(subject)
  const sides = await parts.store.tx(org.orgId, async (tx) => {
    const live = await requireLive(tx)
    if (live.version !== input.live) throw moved(live.version)
    const former = await requireVersion(tx, input.version)
    return { live, former, bases: await listBases(tx, former.version) }
  })
  const wanted = changedFrom(sides.live.documents, sides.former.documents)
  if (wanted.length === 0) throw new Refusal(RefusalCode.Conflict, 'publishSame')
  const isProposal = needsTwoPersons(sides.live.documents)
  // The sender of a proposal vouches for every document.
  if (isProposal) requireEditingAll(subject, wanted)
  else requireGoingBack(subject, wanted)
  return isProposal ? propose(request, sides, wanted) : publishFormer(request, sides)
}

/** Opens the change set and sends it, in one transaction. */
async function propose(
  { org, subject, parts }: Back,
  { live, former, bases }: BackSides,
  wanted: ReturnType<typeof changedFrom>,
): Promise<WentBack> {
  const { id: createdBy } = requireAccount(subject)
  const title = fill(words.back, { version: former.version })
  return parts.store.tx(org.orgId, async (tx) => {
    const { id } = await openRestoring(tx, { title, createdBy, base: live, wanted, bases })
    await updateChange(tx, id, { status: 'ready', readyBy: createdBy, note: title })
    tx.note({ record: { type: 'change', id } })
    return { changeId: id }
  })
}

async function publishFormer(
  { org, subject, parts }: Back,
  { live, former, bases }: BackSides,
): Promise<WentBack> {
  const { id: accountId, realName: author } = requireAccount(subject)
  const sides = { live: live.documents, draft: former.documents, bases: {} }
  const found = await reportOf(parts, org.orgId, sides)
  if (found.errors > 0)
    throw new Refusal(RefusalCode.Conflict, 'publishErrors', { count: found.errors })
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
