import { type Accepted, heldBy } from '../modules/changes/heldBy.ts'
import { type ReportMakers, reportOf } from '../modules/changes/reportChange.ts'
import type { CheckDocuments } from '../modules/configuration/checks/configurationChecker.ts'
import type { PageDocuments } from '../modules/configuration/pages/pageDocuments.ts'
import type { Checked, Judgement } from '../modules/configuration/versions/pushConfiguration.ts'
import type { Store } from '../store/store.ts'

export interface JudgeParts {
  store: Store
  check: CheckDocuments
  /** Dependencies of the studio's report. */
  reports: ReportMakers
  pages: Pick<PageDocuments, 'product'>
}

/** Reports on a push as the studio does on a change set, and holds it where the studio would not publish. */
export async function judgePush(
  { store, check, reports, pages }: JudgeParts,
  { orgId, documents, published, live, findings }: Checked,
  accepted: Accepted,
): Promise<Judgement> {
  const sides = { live: published, draft: documents, bases: {}, found: findings }
  const made = await reportOf({ ...reports, store, pages, checker: { check } }, orgId, sides)
  const report = { ...made, liveVersion: live, isBehind: false }
  return { report, held: heldBy(report, accepted) }
}
