import { fill } from '#domain/text/fill.ts'
import { findAccount } from '#server/base/repositories/accounts.ts'
import type { OutboxJob } from '#server/base/repositories/outbox.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import { reserveNames } from '#server/modules/configuration/versions/reserveNames.ts'
import type { Tx } from '#server/store/store.ts'
import { publishNow } from './publishChange.ts'
import { readSides, requireUnchanged, writeMerged } from './rebaseChange.ts'
import { type ReportParts, reportOf } from './reportChange.ts'
import {
  type ConfigChange,
  findChange,
  lockChange,
  updateChange,
} from './repositories/configChanges.ts'
import { publisherOf, stopOfPersons, stopOfReport } from './scheduleStops.ts'

/**
 * Publishes a scheduled change set. Documents published since are merged in, and the result is checked again, as are the
 * persons, up to the moment of publication; a change set that cannot be published is reopened for its editors, with the
 * reason as its remark. One that is not due any more, even since the report was begun, is left unchanged.
 * @throws Conflict when its documents or the live version have changed since they were checked; the job is tried again
 */
export async function publishScheduled(parts: ReportParts, job: OutboxJob): Promise<void> {
  const { id } = job.payload as { id: string }
  const change = await parts.store.tx(job.orgId, (tx) => findChange(tx, id))
  if (!isDue(change, job)) return
  const { sides, barred } = await parts.store.tx(job.orgId, async (tx) => {
    const read = await readSides(tx, id)
    return { sides: read, barred: await stopOfPersons(tx, change, read) }
  })
  const merged = await parts.changes.merge({ ...sides, decided: [] })
  const { liveVersion } = sides
  const checked = { live: sides.theirs, draft: merged.documents, bases: sides.bases }
  const report = { ...(await reportOf(parts, job.orgId, checked)), liveVersion, isBehind: false }
  const hasMoved = change.baseVersion !== liveVersion
  const found = barred ?? stopOfReport({ conflicts: merged.conflicts.length, report, hasMoved })
  if (!found) await reserveNames(parts.store, job.orgId, merged.documents)
  await parts.store.tx(job.orgId, async (tx) => {
    const now = await lockChange(tx, id)
    if (!isDue(now, job)) return
    await requireUnchanged(tx, id, sides)
    const stop = found ?? (await stopOfPersons(tx, now, sides))
    if (stop) {
      const remark = fill(words.scheduled[stop.why], { ...stop, version: liveVersion })
      return updateChange(tx, id, { status: 'open', readyBy: null, publishAt: null, remark })
    }
    const ready = hasMoved ? await writeMerged(tx, id, sides, merged) : now
    await publishNow(tx, ready, {
      ...{ documents: merged.documents, report, live: liveVersion, note: now.note ?? '' },
      product: parts.pages.product(),
      ...(await publisher(tx, now)),
    })
  })
}

/**
 * True while the change set is scheduled for this job's time at the latest; one rescheduled for later has its own job.
 */
const isDue = (change: ConfigChange | undefined, { runAt }: OutboxJob): change is ConfigChange =>
  change?.status === 'scheduled' && change.publishAt !== null && change.publishAt <= runAt

async function publisher(tx: Tx, change: ConfigChange) {
  const accountId = publisherOf(change)
  const account = await findAccount(tx, accountId)
  return { accountId, author: account?.realName ?? '' }
}
