import { ownValue } from '#contract/record.ts'
import type { ClaimedJob } from '#server/base/repositories/jobClaims.ts'
import {
  failJob,
  finishJob,
  type OutboxJob,
  postponeJob,
} from '#server/base/repositories/outbox.ts'
import { ProviderBusy } from '#server/providers/providerBusy.ts'
import { ProviderRefused } from '#server/providers/providerRefused.ts'
import { CLOSE_ORDER, EXPIRE_ORDER, REFUND, SEND_INVOICE } from '#server/store/jobKinds.ts'
import type { Store } from '#server/store/store.ts'
import { FROM_QUEUE, inSpan, setOutcome } from '#server/tracing/inSpan.ts'
import { inWork } from '#server/tracing/work.ts'
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
  /** Store that records a job's outcome: the society may have moved to another database while the job ran. */
  store: Store
  handlers: Readonly<Record<string, JobHandler>>
  /** Reports a failure by kind and code only: a job's payload is personal data. */
  onFailure: (job: ClaimedJob, error: unknown, given: 'later' | 'up') => void
  /** Called with the outcome of each job. */
  onWorked?: OnWorked
  random?: () => number
}

export type JobOutcome = 'done' | 'later' | 'up' | 'busy'

export type OnWorked = (job: OutboxJob, outcome: JobOutcome) => void

/**
 * Runs a claimed job outside any transaction and records its result. Delivery is at least once: after a crash, a claim
 * after the lease gets the job. Returns the milliseconds for which the lane should rest because its provider is busy,
 * else 0.
 */
export function workJob(parts: OutboxParts, job: ClaimedJob): Promise<number> {
  const handler = ownValue(parts.handlers, job.kind)
  const call = handler ? job.kind : 'other'
  const { id, society, tries } = job
  const attributes = { 'portal.job': id, 'portal.society': society, 'portal.tries': tries }
  return inWork({ call, society, job: id }, () =>
    inSpan(call, { kind: FROM_QUEUE, attributes }, () => carryOut(parts, job, handler)),
  )
}

async function carryOut(
  parts: OutboxParts,
  job: ClaimedJob,
  handler: JobHandler | undefined,
): Promise<number> {
  const { store } = parts
  try {
    if (!handler) throw new Error(`no handler for ${job.kind}`)
    await handler(job)
  } catch (error) {
    if (error instanceof ProviderBusy) return postpone(parts, job, error)
    await recordFailure(parts, job, error)
    return 0
  }
  await store.tx(job.orgId, (tx) => finishJob(tx, job))
  tell(parts, job, 'done')
  return 0
}

function tell({ onWorked }: OutboxParts, job: OutboxJob, outcome: JobOutcome): void {
  setOutcome(outcome)
  onWorked?.(job, outcome)
}

async function postpone(
  parts: OutboxParts,
  job: OutboxJob,
  { waitMs }: ProviderBusy,
): Promise<number> {
  await parts.store.tx(job.orgId, (tx) => postponeJob(tx, job, later(tx, waitMs)))
  tell(parts, job, 'busy')
  return waitMs
}

async function recordFailure(parts: OutboxParts, job: ClaimedJob, error: unknown): Promise<void> {
  const { store, onFailure, random } = parts
  const isFinal =
    job.tries >= (ownValue(MORE_TRIES, job.kind) ?? USUAL_TRIES) ||
    (error instanceof ProviderRefused && error.final)
  onFailure(job, error, isFinal ? 'up' : 'later')
  tell(parts, job, isFinal ? 'up' : 'later')
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
