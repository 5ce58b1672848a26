import { enqueue, type OutboxJob } from '#server/base/repositories/outbox.ts'
import { SEND_INVOICE } from '#server/store/jobKinds.ts'
import { askInvoiceProvider } from './askInvoiceProvider.ts'
import type { Attempt, SendingParts } from './sendingParts.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/** Delays between the queries of an attempt: most take seconds, a red letter waits for its buyer for days. */
const QUERIES_AFTER_MS = [
  ...[5 * SECOND_MS, 30 * SECOND_MS],
  ...[2, 10, 60, 360, 1440, 2880, 4320].map((minutes) => minutes * MINUTE_MS),
]

/** Payload of a job: an attempt, with the number of calls to the provider before this one. */
export interface SendingJob extends Attempt {
  nth: number
  /** The provider does not know the attempt, which is requested again under the same number. */
  isAbsent?: boolean
  before?: string
}

/**
 * Job: requests an invoice from the provider, or queries it, and enqueues the next query with growing delays. Rejects
 * when the provider does not answer; a retry is safe, because one number is issued once.
 */
export async function carryOutSending(
  parts: SendingParts,
  { orgId, payload, tries }: OutboxJob,
): Promise<void> {
  const job = payload as SendingJob
  const { nth, isAbsent, before } = job
  const asking = { isFirst: nth === 0 && tries === 1 && !isAbsent }
  const { state } = await askInvoiceProvider(parts, orgId, job, {
    ...(nth === 0 || isAbsent ? { asking } : {}),
    ...(before ? { before } : {}),
  })
  const wait = QUERIES_AFTER_MS[nth]
  if (wait === undefined || (state !== 'pending' && state !== 'absent')) return
  const next = { ...job, nth: nth + 1, isAbsent: state === 'absent' }
  await parts.store.tx(orgId, (tx) =>
    enqueue(tx, {
      kind: SEND_INVOICE,
      payload: next,
      runAt: new Date(tx.now.getTime() + wait),
    }),
  )
}
