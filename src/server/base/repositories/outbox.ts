import type { Selectable } from 'kysely'
import { type JobKind, LANE_OF } from '#server/store/jobKinds.ts'
import { publicId } from '#server/store/publicId.ts'
import type { Tx } from '#server/store/store.ts'
import { json } from '#server/store/tables/json.ts'
import type { OutboxTable } from '#server/store/tables/operations.ts'
import { noteJob } from '#server/tracing/inSpan.ts'

export type OutboxJob = Selectable<OutboxTable>

/** Enqueues a job that runs once this transaction commits; returns its id. */
export async function enqueue(
  tx: Tx,
  job: { kind: JobKind; payload: unknown; runAt?: Date },
): Promise<string> {
  const id = publicId()
  const lane = LANE_OF[job.kind]
  await tx.db
    .insertInto('outbox')
    .values({
      orgId: tx.orgId,
      id,
      kind: job.kind,
      payload: json(job.payload),
      runAt: job.runAt ?? tx.now,
      leaseUntil: null,
      tries: 0,
      createdAt: tx.now,
      doneAt: null,
      deadAt: null,
      error: null,
      lane,
    })
    .execute()
  tx.wake(lane)
  noteJob(id, job.kind)
  return id
}

type Work = Pick<Tx, 'db' | 'now'>

/** Marks a claimed job as done; false when the lease was lost to another process. */
export async function finishJob(tx: Work, job: OutboxJob): Promise<boolean> {
  return closeJob(tx, job, { doneAt: tx.now, leaseUntil: null, error: null })
}

/** Postpones a claimed job until `runAt`; without `runAt` marks it as dead for an operator to see. */
export async function failJob(
  tx: Work,
  job: OutboxJob,
  failure: { error: string; runAt?: Date },
): Promise<boolean> {
  const next = failure.runAt ? { runAt: failure.runAt } : { deadAt: tx.now }
  return closeJob(tx, job, { ...next, leaseUntil: null, error: failure.error })
}

/** Puts a claimed job back until `runAt` as if it had not been claimed. */
export async function postponeJob(tx: Work, job: OutboxJob, runAt: Date): Promise<boolean> {
  return closeJob(tx, job, { runAt, leaseUntil: null, tries: job.tries - 1 })
}

/** `tries` distinguishes this claim from a later one of the same job. */
async function closeJob(
  tx: Work,
  job: OutboxJob,
  change: Partial<
    Pick<OutboxJob, 'runAt' | 'tries' | 'leaseUntil' | 'doneAt' | 'deadAt' | 'error'>
  >,
): Promise<boolean> {
  const closed = await tx.db
    .updateTable('outbox')
    .set(change)
    .where('orgId', '=', job.orgId)
    .where('id', '=', job.id)
    .where('tries', '=', job.tries)
    .where('doneAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return closed !== undefined
}
