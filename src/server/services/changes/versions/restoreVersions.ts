import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import { Refusal } from '../../../messages/refusal.ts'
import words from '../../../messages/studio.json' with { type: 'json' }
import { publicId } from '../../../store/publicId.ts'
import { listBases } from '../../../store/repositories/configBases.ts'
import {
  type ChangeDocument,
  putChangeDocument,
} from '../../../store/repositories/configChangeDocuments.ts'
import { insertStep } from '../../../store/repositories/configChangeSteps.ts'
import { insertChange } from '../../../store/repositories/configChanges.ts'
import { findConfigVersion } from '../../../store/repositories/configVersions.ts'
import type { Tx } from '../../../store/store.ts'
import { requireAccount } from '../../authorize.ts'
import type { Call } from '../../call.ts'
import type { ConfigurationDocuments } from '../../configuration/orgConfiguration.ts'
import { publishDocuments } from '../../configuration/publishDocuments.ts'
import type { ChangeParts, LiveParts } from '../changeParts.ts'
import { requireEditing } from '../documentRights.ts'
import { moved } from '../publishChange.ts'
import { changedFrom, requireLive } from '../rebaseChange.ts'
import { type ReportParts, reportOf } from '../reportChange.ts'
import { wholeTexts } from '../wholeTexts.ts'
import { documentNamer } from '../wording/documentTitle.ts'
import { requireVersion } from './readVersions.ts'

/** Opens a change set that takes an earlier version, or some of its documents, back. Nothing is published. */
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
    for (const { path } of wanted) requireEditing(subject, path)
    const nameOf = documentNamer(found.documents)
    const titles = wanted.map(({ path }) => nameOf(path).title).join('、')
    const title = fill(paths?.length ? words.restoredSome : words.restored, { version, titles })
    const change = { title: title.slice(0, 60), baseVersion: live.version, createdBy }
    const { id } = await insertChange(tx, change)
    const bases = await listBases(tx, version)
    for (const document of wanted)
      await restoreDocument(
        tx,
        { changeId: id, ...document, baseHash: ownValue(bases, document.path) ?? null },
        { live: live.documents, createdBy, label: title },
      )
    return { id }
  })
}

/** One step a document, so that each can be taken back alone. */
async function restoreDocument(
  tx: Tx,
  document: Omit<ChangeDocument, 'orgId' | 'rev'>,
  { live, createdBy, label }: { live: ConfigurationDocuments; createdBy: string; label: string },
): Promise<void> {
  const { changeId, path } = document
  const before = { content: ownValue(live, path) ?? null, baseHash: null }
  await putChangeDocument(tx, { ...document, rev: 1 })
  await insertStep(tx, {
    ...{ changeId, path, label, stepId: publicId(), accountId: createdBy, edits: null },
    ...(await wholeTexts(tx, before, document)),
  })
}

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
  await requireSound(parts.checker, former.documents)
  const found = await reportOf(parts, org.orgId, sides)
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
  checker: ReportParts['checker'],
  documents: ConfigurationDocuments,
): Promise<void> {
  const findings = await checker.check(documents, documents)
  const count = findings.filter(({ severity }) => severity === 'error').length
  if (count > 0) throw new Refusal(RefusalCode.Conflict, 'publishErrors', { count })
}
