import { type Accepted, heldBy } from '#server/modules/changes/heldBy.ts'
import { type ReportMakers, reportOf } from '#server/modules/changes/reportChange.ts'
import type { CheckDocuments } from '#server/modules/configuration/checks/configurationChecker.ts'
import type { PageDocuments } from '#server/modules/configuration/pages/pageDocuments.ts'
import type {
  Checked,
  Judgement,
} from '#server/modules/configuration/versions/pushConfiguration.ts'
import type { Store } from '#server/store/store.ts'

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
