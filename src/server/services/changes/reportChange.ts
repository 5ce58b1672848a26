import type { Schema } from '#contract/calls.ts'
import type { FileFinding } from '#contract/finding.ts'
import { ownValue } from '#contract/record.ts'
import { pointerSegments } from '#domain/json/jsonPointer.ts'
import { listChangeDocuments } from '../../store/repositories/configChangeDocuments.ts'
import type { Store } from '../../store/store.ts'
import type { Call } from '../call.ts'
import type { ConfigurationChecker } from '../configuration/configurationChecker.ts'
import type { ConfigurationDocuments } from '../configuration/orgConfiguration.ts'
import type { ChangeParts } from './changeParts.ts'
import { baseDocuments, draftDocuments, requireChange } from './changeSet.ts'
import { effectsOf } from './effects/effectsOf.ts'
import { requireLive } from './rebaseChange.ts'
import { documentNamer } from './wording/documentTitle.ts'
import { placeWords } from './wording/placeWords.ts'

export type ReportParts = ChangeParts & { checker: ConfigurationChecker }

/** What publishing a change set would do; of a published one, what its publisher read. */
export async function reportChange({
  input,
  org,
  parts,
}: Call<'changeReport', 'org', ReportParts>): Promise<Schema<'ChangeReport'>> {
  const { live, draft, baseVersion } = await parts.store.tx(org.orgId, async (tx) => {
    const change = await requireChange(tx, input.id)
    const live = await requireLive(tx)
    const base = await baseDocuments(tx, change, live)
    const draft = draftDocuments(base, await listChangeDocuments(tx, change.id))
    return { live, draft, baseVersion: change.baseVersion }
  })
  const report = await reportOf(parts, org.orgId, { live: live.documents, draft })
  return { ...report, liveVersion: live.version, isBehind: live.version !== baseVersion }
}

/** The report on documents that are to be live instead of others. */
export async function reportOf(
  parts: { checker: ConfigurationChecker; changes: ChangeParts['changes']; store: Store },
  orgId: string,
  { live, draft }: { live: ConfigurationDocuments; draft: ConfigurationDocuments },
): Promise<Omit<Schema<'ChangeReport'>, 'liveVersion' | 'isBehind'>> {
  const [found, changes] = await Promise.all([
    parts.checker.check(draft, live),
    parts.changes.describe({ before: live, after: draft }),
  ])
  const effects = await parts.store.tx(orgId, (tx) => effectsOf(tx, live, draft))
  const count = (severity: FileFinding['severity']) =>
    found.filter((finding) => finding.severity === severity).length
  return {
    errors: count('error'),
    warnings: count('warning'),
    isLoss: changes.some(({ impact }) => impact === 'data') || effects.some(({ isLoss }) => isLoss),
    findings: findingsInWords(found, draft),
    changes,
    effects,
  }
}

/** Errors first, by document. */
function findingsInWords(
  found: readonly FileFinding[],
  documents: ConfigurationDocuments,
): Schema<'ReportFinding'>[] {
  const nameOf = documentNamer(documents)
  const told = found.map(({ severity, file, path, message, hint, line, column }) => ({
    ...{ severity, message, line, column, path: file },
    title: nameOf(file).title,
    place: placeWords(file, pointerSegments(path), ownValue(documents, file) ?? '', documents),
    ...(hint === undefined ? {} : { hint }),
  }))
  return told.sort((a, b) => a.severity.localeCompare(b.severity))
}
