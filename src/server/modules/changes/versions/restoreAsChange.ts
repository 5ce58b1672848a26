import { RefusalCode } from '#contract/envelope.ts'
import { fill } from '#domain/text/fill.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import { listBases } from '#server/modules/configuration/repositories/configBases.ts'
import type { ChangeParts } from '../changeParts.ts'
import { requireEditingAll } from '../documentRights.ts'
import { changedFrom, requireLive } from '../rebaseChange.ts'
import { documentNamer } from '../wording/documentTitle.ts'
import { openRestoring } from './openRestoring.ts'
import { requireVersion } from './readVersions.ts'

/**
 * Opens a change set that restores an earlier version, or some of its documents. Nothing is published.
 * @throws NotFound for an unknown version, Conflict when nothing differs from the live one, Forbidden without the right
 *   to one of the documents
 */
export async function restoreAsChange({
  input,
  org,
  subject,
  parts,
}: Call<'versionRestore', 'org' | 'subject', ChangeParts>): Promise<{ id: string }> {
  const { id: createdBy } = requireAccount(subject)
  const { version, paths } = input
  return parts.store.tx(org.orgId, async (tx) => {
    const found = await requireVersion(tx, version)
    const live = await requireLive(tx)
    const wanted = changedFrom(live.documents, found.documents).filter(
      ({ path }) => !paths?.length || paths.includes(path),
    )
    if (wanted.length === 0) throw new Refusal(RefusalCode.Conflict, 'publishSame')
    requireEditingAll(subject, wanted)
    const nameOf = documentNamer(found.documents)
    const titles = wanted.map(({ path }) => nameOf(path).title).join('、')
    const title = fill(paths?.length ? words.restoredSome : words.restored, { version, titles })
    const bases = await listBases(tx, version)
    return openRestoring(tx, { title, createdBy, base: live, wanted, bases })
  })
}
