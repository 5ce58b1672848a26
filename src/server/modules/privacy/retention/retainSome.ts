import { jobActivity } from '#server/base/activity/jobActivity.ts'
import { enqueue, type OutboxJob } from '#server/base/repositories/outbox.ts'
import { RETAIN } from '#server/store/jobKinds.ts'
import type { Tx } from '#server/store/store.ts'
import { advanceRun, lockRun } from '../repositories/retentionRuns.ts'
import type { RetentionParts } from './beginRetention.ts'
import { type DueKind, dueKinds, isAnyDue } from './dueKinds.ts'

/** Rows per transaction: each record has files and a history, notes are single rows. */
export const SLICE = { records: 50, notes: 1000 }

interface Step {
  day: string
  step: number
}

/**
 * Deletes or anonymises one batch of due data and queues the next one, so that transactions stay short. The batch, its
 * report, its log entry and the next job are one transaction: a repeated job recognises its step as done, and a process
 * that dies has completed a whole batch or none.
 */
export async function retainSome(
  { store, configuration }: RetentionParts,
  { orgId, payload }: OutboxJob,
): Promise<void> {
  const step = payload as Step
  const due = dueKinds(await configuration.of(orgId), step.day)
  const ended = await store.tx(orgId, (tx) => takeSlice(tx, step, { due, bySystem: false }))
  if (ended) return
  await store.txSystemOf(orgId, async (system) => {
    const activity = jobActivity(RETAIN)
    const tx = { ...system.of(orgId), note: activity.note.bind(activity) }
    if (await takeSlice(tx, step, { due, bySystem: true })) await activity.enter(tx)
    else await finish(tx, step)
  })
}

/** Ends the run; rows that are locked by other transactions wait until tomorrow. */
async function finish(tx: Tx, step: Step): Promise<void> {
  const run = await lockRun(tx, step)
  if (run) await advanceRun(tx, step, { taken: run.taken, isLast: true })
}

interface Share {
  due: readonly DueKind[]
  bySystem: boolean
}

/** Returns true when the step is done: a batch was processed, by this or by another process. */
async function takeSlice(tx: Tx, step: Step, { due, bySystem }: Share): Promise<boolean> {
  const run = await lockRun(tx, step)
  if (!run) return !bySystem
  for (const one of due.filter((kind) => kind.bySystem === bySystem)) {
    const rows = await one.take(tx, one.cutoff, bySystem ? SLICE.notes : SLICE.records)
    if (rows === 0) continue
    tx.note({ detail: { said: { kept: one.kind }, rows } })
    const totals = { ...run.taken, [one.kind]: (run.taken[one.kind] ?? 0) + rows }
    const isLast = !(await isAnyDue(tx, due))
    await advanceRun(tx, step, { taken: totals, isLast })
    if (!isLast)
      await enqueue(tx, { kind: RETAIN, payload: { day: step.day, step: step.step + 1 } })
    return true
  }
  return false
}
