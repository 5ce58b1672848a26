import type { Schema } from '#contract/calls.ts'
import { fill } from '#domain/text/fill.ts'
import words from '../../messages/studio.json' with { type: 'json' }
import { findAccount } from '../../store/repositories/accounts.ts'
import {
  type ConfigChange,
  findChange,
  lockChange,
  updateChange,
} from '../../store/repositories/configChanges.ts'
import type { OutboxJob } from '../../store/repositories/outbox.ts'
import type { Tx } from '../../store/store.ts'
import { reserveNames } from '../configuration/reserveNames.ts'
import { publishNow } from './publishChange.ts'
import { readSides, requireUnchanged, writeMerged } from './rebaseChange.ts'
import { type ReportParts, reportOf } from './reportChange.ts'

type Stop = keyof typeof words.scheduled

/**
 * Publishes a scheduled change set. Documents published since are merged in, and the result is checked again; a change
 * set that cannot be published is reopened for its editors, with the reason as its remark. One that is not due any more,
 * even since the report was begun, is left unchanged.
 * @throws Conflict when its documents or the live version have changed since they were checked; the job is tried again
 */
export async function publishScheduled(parts: ReportParts, job: OutboxJob): Promise<void> {
  const { id } = job.payload as { id: string }
  const change = await parts.store.tx(job.orgId, (tx) => findChange(tx, id))
  if (!isDue(change, job)) return
  const sides = await parts.store.tx(job.orgId, (tx) => readSides(tx, id))
  const merged = await parts.changes.merge({ ...sides, decided: [] })
  const { liveVersion } = sides
  const checked = { live: sides.theirs, draft: merged.documents, bases: sides.bases }
  const found = await reportOf(parts, job.orgId, checked)
  const report = { ...found, liveVersion, isBehind: false }
  const hasMoved = change.baseVersion !== liveVersion
  const stop = stopOf({ conflicts: merged.conflicts.length, report, hasMoved })
  if (!stop) await reserveNames(parts.store, job.orgId, merged.documents)
  await parts.store.tx(job.orgId, async (tx) => {
    const now = await lockChange(tx, id)
    if (!isDue(now, job)) return
    await requireUnchanged(tx, id, sides)
    if (stop) {
      const remark = fill(words.scheduled[stop.why], { ...stop, version: liveVersion })
      return updateChange(tx, id, { status: 'open', readyBy: null, publishAt: null, remark })
    }
    const ready = hasMoved ? await writeMerged(tx, id, sides, merged) : now
    await publishNow(tx, ready, {
      ...{ documents: merged.documents, report, live: liveVersion, note: now.note ?? '' },
      product: parts.pages.product(),
      ...(await publisherOf(tx, now)),
    })
  })
}

/**
 * True while the change set is scheduled for this job's time at the latest; one rescheduled for later has its own job.
 */
const isDue = (change: ConfigChange | undefined, { runAt }: OutboxJob): change is ConfigChange =>
  change?.status === 'scheduled' && change.publishAt !== null && change.publishAt <= runAt

interface Checked {
  conflicts: number
  report: Pick<
    Schema<'ChangeReport'>,
    'errors' | 'changes' | 'isLoss' | 'proofErrors' | 'failedTests'
  >
  hasMoved: boolean
}

/**
 * Returns the reason that prevents publication. The publisher's confirmations apply to the documents as scheduled, so
 * unproven forms and loss of data prevent it only after a merge.
 */
function stopOf({
  conflicts,
  report,
  hasMoved,
}: Checked): { why: Stop; count: number } | undefined {
  if (conflicts > 0) return { why: 'conflicts', count: conflicts }
  if (report.errors > 0) return { why: 'errors', count: report.errors }
  if (report.changes.length === 0) return { why: 'same', count: 0 }
  if (report.failedTests > 0) return { why: 'tests', count: report.failedTests }
  if (hasMoved && report.proofErrors > 0) return { why: 'proofs', count: report.proofErrors }
  return hasMoved && report.isLoss ? { why: 'loss', count: 0 } : undefined
}

async function publisherOf(tx: Tx, { publishBy, createdBy }: ConfigChange) {
  const accountId = publishBy ?? createdBy
  const account = await findAccount(tx, accountId)
  return { accountId, author: account?.realName ?? '' }
}
