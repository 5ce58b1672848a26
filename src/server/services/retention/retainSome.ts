import { RETAIN } from '../../store/jobKinds.ts'
import { enqueue, type OutboxJob } from '../../store/repositories/outbox.ts'
import { advanceRun, lockRun } from '../../store/repositories/retentionRuns.ts'
import type { Tx } from '../../store/store.ts'
import { jobActivity } from '../activity/jobActivity.ts'
import type { RetentionParts } from './beginRetention.ts'
import { type DueKind, dueKinds, isAnyDue } from './dueKinds.ts'

/** Rows a transaction takes at once: records each have files and a history, notes are rows alone. */
export const SLICE = { records: 50, notes: 1000 }

interface Step {
  day: string
  step: number
}

/**
 * Takes one slice of what has been kept long enough and leaves the next to another job, so that nobody waits for long.
 * The slice, its report, its entry in the log and the next job are one transaction: a job that is done again finds its
 * step taken, and a process that dies has taken all of a slice or nothing.
 */
export async function retainSome(
  { store, configuration }: RetentionParts,
  { orgId, payload }: OutboxJob,
): Promise<void> {
  const step = payload as Step
  const due = dueKinds(await configuration.of(orgId), step.day)
  const ended = await store.tx(orgId, (tx) => takeSlice(tx, step, { due, bySystem: false }))
  if (ended) return
  await store.txSystem(async (system) => {
    const activity = jobActivity(RETAIN)
    const tx = { ...system.of(orgId), note: activity.note.bind(activity) }
    if (await takeSlice(tx, step, { due, bySystem: true })) await activity.enter(tx)
    else await finish(tx, step)
  })
}

/** Nothing is left but what somebody works on just now: that waits for tomorrow. */
async function finish(tx: Tx, step: Step): Promise<void> {
  const run = await lockRun(tx, step)
  if (run) await advanceRun(tx, step, { taken: run.taken, isLast: true })
}

interface Share {
  due: readonly DueKind[]
  bySystem: boolean
}

/** True when the step is over: something was taken, or somebody else has taken it. */
async function takeSlice(tx: Tx, step: Step, { due, bySystem }: Share): Promise<boolean> {
  const run = await lockRun(tx, step)
  if (!run) return !bySystem
  for (const one of due.filter((kind) => kind.bySystem === bySystem)) {
    const rows = await one.take(tx, one.cutoff, bySystem ? SLICE.notes : SLICE.records)
    if (rows === 0) continue
    tx.note({ detail: { said: { kept: one.kind }, rows } })
    const taken = { ...run.taken, [one.kind]: (run.taken[one.kind] ?? 0) + rows }
    const isLast = !(await isAnyDue(tx, due))
    await advanceRun(tx, step, { taken, isLast })
    if (!isLast)
      await enqueue(tx, { kind: RETAIN, payload: { day: step.day, step: step.step + 1 } })
    return true
  }
  return false
}
