import { ownValue } from '#contract/record.ts'
import { ProviderBusy } from '../providers/providerBusy.ts'
import { ProviderRefused } from '../providers/providerRefused.ts'
import { CLOSE_ORDER, EXPIRE_ORDER, REFUND, SEND_INVOICE } from '../store/jobKinds.ts'
import { failJob, finishJob, type OutboxJob, postponeJob } from '../store/repositories/outbox.ts'
import type { Store } from '../store/store.ts'
import type { JobHandler } from './jobHandlers.ts'
import { later } from './later.ts'

const USUAL_TRIES = 10
/** Payments, refunds and invoices are looked for during a week: hourly, once the delay has reached its maximum. */
const MORE_TRIES: Readonly<Record<string, number>> = {
  [EXPIRE_ORDER]: 180,
  [CLOSE_ORDER]: 180,
  [REFUND]: 180,
  [SEND_INVOICE]: 180,
}
const LONGEST_WAIT_MS = 3600_000

export interface OutboxParts {
  /** Where what becomes of a job is noted: a society may have moved while its job was worked. */
  store: Store
  handlers: Readonly<Record<string, JobHandler>>
  /** Reports a failure by kind and code only: a job's payload is personal data. */
  onFailure: (job: OutboxJob, error: unknown, given: 'later' | 'up') => void
  /** Told what became of each job. */
  onWorked?: OnWorked
  random?: () => number
}

export type JobOutcome = 'done' | 'later' | 'up' | 'busy'

export type OnWorked = (job: OutboxJob, outcome: JobOutcome) => void

/**
 * Runs a claimed job outside any transaction and records its result. Delivery is at least once: after a crash a claim
 * after the lease gets the job. Returns for how many milliseconds the lane should rest: its provider takes nothing now.
 */
export async function workJob(parts: OutboxParts, job: OutboxJob): Promise<number> {
  const { store, handlers } = parts
  try {
    const handler = ownValue(handlers, job.kind)
    if (!handler) throw new Error(`no handler for ${job.kind}`)
    await handler(job)
  } catch (error) {
    if (error instanceof ProviderBusy) return postpone(parts, job, error)
    await recordFailure(parts, job, error)
    return 0
  }
  await store.tx(job.orgId, (tx) => finishJob(tx, job))
  parts.onWorked?.(job, 'done')
  return 0
}

async function postpone(
  { store, onWorked }: OutboxParts,
  job: OutboxJob,
  { waitMs }: ProviderBusy,
): Promise<number> {
  await store.tx(job.orgId, (tx) => postponeJob(tx, job, later(tx, waitMs)))
  onWorked?.(job, 'busy')
  return waitMs
}

async function recordFailure(
  { store, onFailure, onWorked, random }: OutboxParts,
  job: OutboxJob,
  error: unknown,
): Promise<void> {
  const isFinal =
    job.tries >= (ownValue(MORE_TRIES, job.kind) ?? USUAL_TRIES) ||
    (error instanceof ProviderRefused && error.final)
  onFailure(job, error, isFinal ? 'up' : 'later')
  onWorked?.(job, isFinal ? 'up' : 'later')
  const reason = error instanceof ProviderRefused ? error.code : (error as Error).name
  await store.tx(job.orgId, (tx) =>
    failJob(tx, job, {
      error: reason,
      ...(isFinal ? {} : { runAt: later(tx, backOff(job.tries, random)) }),
    }),
  )
}

/**
 * Exponential backoff: 2^tries seconds up to an hour, with a jitter of a quarter, so that failed jobs do not retry
 * together.
 */
function backOff(tries: number, random = Math.random): number {
  return Math.min(2 ** tries * 1000, LONGEST_WAIT_MS) * (0.75 + random() / 2)
}
