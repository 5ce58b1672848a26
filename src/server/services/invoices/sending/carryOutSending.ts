import { SEND_INVOICE } from '../../../store/jobKinds.ts'
import { enqueue, type OutboxJob } from '../../../store/repositories/outbox.ts'
import { askInvoiceProvider } from './askInvoiceProvider.ts'
import type { Attempt, SendingParts } from './sendingParts.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/** When an attempt under way is asked about again: most take seconds, a red letter waits for its buyer for days. */
const QUERIES_AFTER_MS = [
  ...[5 * SECOND_MS, 30 * SECOND_MS],
  ...[2, 10, 60, 360, 1440, 2880, 4320].map((minutes) => minutes * MINUTE_MS),
]

/** A question to the provider, with how many came before it. */
export interface SendingJob extends Attempt {
  nth: number
  /** The provider knew nothing of it: it is asked for again, with the same number. */
  isAbsent?: boolean
  before?: string
}

/**
 * Asks the provider for an invoice, or what became of it, and goes on asking with growing pauses. Rejects when it does
 * not answer: asking again with the same number issues once.
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
