import { SmsRefused } from '../providers/sms/smsProvider.ts'
import { claimJobs, failJob, finishJob, type OutboxJob } from '../store/repositories/outbox.ts'
import type { Store } from '../store/store.ts'
import type { JobHandler } from './jobHandlers.ts'

const LEASE = { seconds: 60, limit: 20 }
const MAX_TRIES = 10

export interface OutboxParts {
  store: Store
  handlers: Readonly<Record<string, JobHandler>>
  /** Told what failed, by kind and code only: a job's payload is personal data. */
  onFailure: (job: OutboxJob, error: unknown, given: 'later' | 'up') => void
  random?: () => number
}

/**
 * Works what is due, once: claims a batch, commits, does each job outside any transaction, then notes how it went.
 * Delivery is at least once; a process that dies leaves its batch to the next claim. Returns how many were claimed.
 */
export async function workOutbox(parts: OutboxParts): Promise<number> {
  const jobs = await parts.store.txSystem((tx) => claimJobs(tx, LEASE))
  for (const job of jobs) await workJob(parts, job)
  return jobs.length
}

async function workJob({ store, handlers, onFailure, random }: OutboxParts, job: OutboxJob) {
  try {
    const handler = handlers[job.kind]
    if (!handler) throw new Error(`no handler for ${job.kind}`)
    await handler(job)
  } catch (error) {
    const isFinal = job.tries >= MAX_TRIES || (error instanceof SmsRefused && error.final)
    onFailure(job, error, isFinal ? 'up' : 'later')
    const reason = error instanceof SmsRefused ? error.code : (error as Error).name
    return store.txSystem((tx) =>
      failJob(tx, job, {
        error: reason,
        ...(isFinal ? {} : { runAt: new Date(tx.now.getTime() + backOff(job.tries, random)) }),
      }),
    )
  }
  return store.txSystem((tx) => finishJob(tx, job))
}

/** 2^tries seconds, a quarter more or less, so that many failures do not come back together. */
function backOff(tries: number, random = Math.random): number {
  return 2 ** tries * 1000 * (0.75 + random() / 2)
}
