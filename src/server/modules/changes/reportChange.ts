import type { Schema } from '#contract/calls.ts'
import type { FileFinding } from '#contract/finding.ts'
import type { Call } from '#server/base/call.ts'
import type { ConfigurationChecker } from '#server/modules/configuration/checks/configurationChecker.ts'
import { limitFinding } from '#server/modules/configuration/checks/limitFinding.ts'
import { unfinishedFindings } from '#server/modules/configuration/checks/unfinishedFindings.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { PageDocuments } from '#server/modules/configuration/pages/pageDocuments.ts'
import type { Bases } from '#server/modules/configuration/repositories/configBases.ts'
import { findVersionReport } from '#server/modules/configuration/repositories/configVersions.ts'
import { configurationHash } from '#server/modules/configuration/versions/publishDocuments.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { changedBases } from './changedBases.ts'
import type { ChangeParts } from './changeParts.ts'
import { readDraft, requireChange } from './changeSet.ts'
import { checkDraft } from './checkDraft.ts'
import { checkedPart, checkedReport, type OwnReport } from './checkedReport.ts'
import { describedChanges } from './describedChanges.ts'
import type { CodeCounter } from './effects/codeCounts.ts'
import { effectsOf } from './effects/effectsOf.ts'
import { proofsOf } from './proofs/proofsOf.ts'
import type { ProofThread } from './proofs/proofThread.ts'
import { requireLive } from './rebaseChange.ts'
import { rebasedChanges } from './rebasedChanges.ts'
import { findingsOfLive } from './standingFindings.ts'

export type ReportParts = ChangeParts & {
  checker: ConfigurationChecker
  proofs: ProofThread
  codeCounter: CodeCounter
  /** The product's documents, with which the society's overrides are compared. */
  pages: Pick<PageDocuments, 'product'>
}

/**
 * Reports what publishing a change set would do; for a published one, returns the report stored with its version.
 * @throws NotFound for an unknown id
 */
export async function reportChange({
  input,
  org,
  parts,
}: Call<'changeReport', 'org', ReportParts>): Promise<Schema<'ChangeReport'>> {
  const { stored, live, draft, bases, baseVersion } = await parts.store.tx(org.orgId, (tx) =>
    readSides(tx, input.id),
  )
  if (stored) return stored
  const sides = { live: live.documents, draft, bases }
  const report = input.isBrief
    ? checkedReport(await checkDraft(parts, org.orgId, sides), draft)
    : await reportOf(parts, org.orgId, sides)
  return {
    ...report,
    revision: configurationHash(draft),
    liveVersion: live.version,
    isBehind: live.version !== baseVersion,
  }
}

async function readSides(tx: Tx, id: string) {
  const change = await requireChange(tx, id)
  const live = await requireLive(tx)
  const draft = await readDraft(tx, change, live)
  return {
    ...{ live, draft, bases: await changedBases(tx, change.id), baseVersion: change.baseVersion },
    stored: change.version === null ? undefined : await findVersionReport(tx, change.version),
  }
}

interface Sides {
  live: ConfigurationDocuments
  draft: ConfigurationDocuments
  /** Hashes, by path, of the product texts of overrides that do not keep the base of the live version. */
  bases: Bases
  /** Findings of the check, if it has run already. */
  found?: readonly FileFinding[]
}

/** Parts that reports need, on a server or in a command. */
export type ReportMakers = Pick<ReportParts, 'changes' | 'proofs' | 'codeCounter'>

type MakingParts = ReportMakers & Pick<ReportParts, 'pages'>

/**
 * Makes the report on replacing the documents `live` by `draft`. Where documents exceed a limit, the report has these
 * findings only.
 */
export async function reportOf(
  parts: MakingParts & { store: Store; checker: Pick<ConfigurationChecker, 'check'> },
  orgId: string,
  { live, draft, bases, found: known }: Sides,
): Promise<OwnReport> {
  const beyond = Object.entries(draft).flatMap(([path, text]) => limitFinding(path, text) ?? [])
  if (beyond.length > 0) return checkedReport(beyond, draft)
  const both = { before: live, after: draft }
  const unfinished: FileFinding[] = []
  /** Empty result of a part that ran out of time; the finding added for it prevents the report from being published. */
  const none = (error: unknown): [] => {
    unfinished.push(...unfinishedFindings(live, draft)(error))
    return []
  }
  const [standing, checked, described, proofs, effects] = await Promise.all([
    findingsOfLive(parts.checker, live),
    known ?? checkDraft(parts, orgId, { live, draft }),
    describedChanges(parts.changes, parts.pages.product(), both).catch(none),
    proofsOf(parts.proofs, live, draft),
    effectsOf(parts, orgId, both).catch(none),
  ])
  const found = [...checked, ...unfinished]
  const changes = [...described, ...rebasedChanges(live, draft, bases)]
  const isLoss =
    changes.some(({ impact }) => impact === 'data') || effects.some((effect) => effect.isLoss)
  return { ...checkedPart(found, draft, standing), ...proofs, isLoss, changes, effects }
}
