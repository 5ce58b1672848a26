import { RefusalCode } from '#contract/envelope.ts'
import { fill } from '#domain/text/fill.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import { listBases } from '#server/modules/configuration/repositories/configBases.ts'
import {
  type ConfigVersion,
  findConfigVersion,
} from '#server/modules/configuration/repositories/configVersions.ts'
import type { Tx } from '#server/store/store.ts'
import type { ChangeParts } from '../changeParts.ts'
import { requireEditingAll } from '../documentRights.ts'
import { changedFrom, requireLive } from '../rebaseChange.ts'
import { openRestoring } from './openRestoring.ts'
import { requireVersion } from './readVersions.ts'

type Revert = Call<'versionRevert', 'org' | 'subject', ChangeParts>

/**
 * Opens a change set that reverts the changes of one version and keeps those of later versions. Where both changed the
 * same place, the change set is based on that version, and merging it asks for a decision on each place. Nothing is
 * published.
 * @throws NotFound for an unknown version, Conflict for the first version or when nothing is left to revert, Forbidden
 *   without the right to one of the documents
 */
export async function revertVersion({
  input,
  org,
  subject,
  parts,
}: Revert): Promise<{ id: string }> {
  const { id: createdBy } = requireAccount(subject)
  const { version } = input
  const { reverted, former, live } = await parts.store.tx(org.orgId, (tx) => readSides(tx, version))
  const { documents, conflicts } = await parts.changes.merge({
    ...{ base: reverted.documents, mine: former.documents, theirs: live.documents },
    decided: [],
  })
  const isMerged = conflicts.length === 0
  const [base, restored] = isMerged ? [live, documents] : [reverted, former.documents]
  const wanted = changedFrom(base.documents, restored)
  if (wanted.length === 0) throw new Refusal(RefusalCode.Conflict, 'revertNothing', { version })
  requireEditingAll(subject, wanted)
  return parts.store.tx(org.orgId, async (tx) => {
    const bases = await listBases(tx, former.version)
    const title = fill(words.reverted, { version })
    return openRestoring(tx, { title, createdBy, base, wanted, bases })
  })
}

interface RevertSides {
  reverted: ConfigVersion
  /** The version before it. */
  former: ConfigVersion
  live: ConfigVersion
}

/** @throws NotFound for a number that no version has, Conflict for the first version */
async function readSides(tx: Tx, version: number): Promise<RevertSides> {
  const reverted = await requireVersion(tx, version)
  const former = await findConfigVersion(tx, reverted.baseVersion ?? version - 1)
  if (!former) throw new Refusal(RefusalCode.Conflict, 'versionFirst')
  return { reverted, former, live: await requireLive(tx) }
}
