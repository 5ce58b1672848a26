import { RefundState } from '#contract/codes.ts'
import { enqueue, type OutboxJob } from '#server/base/repositories/outbox.ts'
import type { RefundOrder, RefundOutcome } from '#server/providers/pay/payProvider.ts'
import { isOnline } from '#server/providers/pay/payProviderRegistry.ts'
import { REFUND } from '#server/store/jobKinds.ts'
import type { Tx } from '#server/store/store.ts'
import { type DuesParts, providerOf } from '../../duesParts.ts'
import { findOrder } from '../../repositories/duesOrders.ts'
import { type DuesPayment, findPayment } from '../../repositories/duesPayments.ts'
import { type DuesRefund, findRefund } from '../../repositories/duesRefunds.ts'
import { learnRefund } from './learnRefund.ts'

const MINUTE_MS = 60_000

/** Delays between the queries of a pending refund: a bank may take days. After the last one only staff query it. */
const QUERIES_AFTER_MS = [1, 10, 60, 360, 1440, 2880, 4320].map((minutes) => minutes * MINUTE_MS)

/**
 * Job `{ refundId, nth }`: requests a refund from the provider, or queries it from the second attempt on, records the
 * answer and enqueues the next query while it is pending. Rejects when the provider does not answer; a retry is safe,
 * because one refund number is paid back once.
 */
export async function carryOutRefund(
  parts: DuesParts,
  { orgId, payload }: OutboxJob,
): Promise<void> {
  const { refundId, nth } = payload as { refundId: string; nth: number }
  const isPending =
    (await askProvider(parts, orgId, refundId, nth > 0 ? 'queryRefund' : 'refund')) === 'pending'
  const wait = QUERIES_AFTER_MS[nth]
  if (!isPending || wait === undefined) return
  await parts.store.tx(orgId, (tx) =>
    enqueue(tx, {
      kind: REFUND,
      payload: { refundId, nth: nth + 1 },
      runAt: new Date(tx.now.getTime() + wait),
    }),
  )
}

/**
 * Requests or queries a pending refund once and records the answer; enqueues nothing. `settled` for a refund that is
 * not pending. Rejects when the provider does not answer; a repeated request for the same refund pays back once.
 */
export async function askProvider(
  parts: DuesParts,
  orgId: string,
  refundId: string,
  how: 'refund' | 'queryRefund',
): Promise<Awaited<ReturnType<typeof learnRefund>>> {
  const facts = await parts.store.tx(orgId, (tx) => factsOf(tx, refundId))
  if (!facts || facts.refund.state !== RefundState.Pending) return 'settled'
  const outcome = await outcomeOf(parts, orgId, facts, how)
  return parts.store.tx(orgId, (tx) => learnRefund(tx, facts.refund.refundRef, outcome))
}

interface Facts {
  refund: DuesRefund
  payment: DuesPayment
  createdAt: Date
}

async function factsOf(tx: Tx, refundId: string): Promise<Facts | undefined> {
  const refund = await findRefund(tx, refundId)
  const payment = refund && (await findPayment(tx, refund.paymentId))
  if (!payment) return undefined
  const order = payment.orderId ? await findOrder(tx, payment.orderId) : undefined
  return { refund, payment, createdAt: order?.createdAt ?? payment.paidAt }
}

async function outcomeOf(
  parts: DuesParts,
  orgId: string,
  { refund, payment, createdAt }: Facts,
  how: 'refund' | 'queryRefund',
): Promise<RefundOutcome> {
  if (!isOnline(payment.method)) throw new Error('a payment without a provider')
  const provider = await providerOf(parts, orgId, payment.method)
  const { tradeRef, tradeNo, fen: totalFen } = payment
  const { refundRef, fen, reason } = refund
  const asked: RefundOrder = { tradeRef, tradeNo, refundRef, fen, totalFen, reason, createdAt }
  return provider[how](asked)
}
