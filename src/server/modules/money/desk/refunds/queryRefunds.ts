import type { CallData } from '#contract/calls.ts'
import { RefundState } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { fill } from '#domain/text/fill.ts'
import type { Call } from '#server/base/call.ts'
import words from '#server/messages/dues.json' with { type: 'json' }
import { Refusal } from '#server/messages/refusal.ts'
import type { Refunded } from '#server/providers/pay/payProvider.ts'
import { isOnline } from '#server/providers/pay/payProviderRegistry.ts'
import { type DuesParts, providerOf } from '../../duesParts.ts'
import { findOrder } from '../../repositories/duesOrders.ts'
import { type DuesPayment, findPayment } from '../../repositories/duesPayments.ts'
import { listRefunds } from '../../repositories/duesRefunds.ts'
import { askProvider } from './carryOutRefund.ts'
import { seeRefund } from './seeRefund.ts'

/**
 * Repeats the requests of a payment's pending refunds at its provider, which pays each number back once, and records
 * any refund made there without a request. Throws NotFound for an unknown payment, Conflict for one without a provider,
 * Unavailable when the provider does not answer.
 */
export async function queryRefunds({
  input,
  org: { orgId },
  parts,
}: Call<'refundQuery', 'org', DuesParts>): Promise<CallData<'refundQuery'>> {
  const { payment, pending } = await factsOf(parts, orgId, input.id)
  const { isRefunded, fen } = await answered(async () => {
    for (const { id } of pending) await askProvider(parts, orgId, id, 'refund')
    return refundedAt(parts, orgId, payment)
  })
  if (!isRefunded) return { message: words.refundQuery.none }
  if (fen === undefined) return { message: words.refundQuery.unknown }
  const seen = await parts.store.tx(orgId, (tx) => seeRefund(tx, payment.id, fen))
  const message = seen ? words.refundQuery.seen : words.refundQuery.known
  return { message: fill(message, { amount: yuanOf(seen?.fen ?? fen) }) }
}

const factsOf = (parts: DuesParts, orgId: string, id: string) =>
  parts.store.tx(orgId, async (tx) => {
    const payment = await findPayment(tx, id)
    if (!payment) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
    const pending = (await listRefunds(tx, id)).filter(
      ({ way, state }) => way === 'provider' && state === RefundState.Pending,
    )
    return { payment, pending }
  })

/**
 * Queries a payment's provider for what was refunded of it. Throws Conflict for payments without a provider; rejects
 * when the provider does not answer.
 */
export async function refundedAt(
  parts: DuesParts,
  orgId: string,
  { method, tradeRef, tradeNo, fen: totalFen, orderId, paidAt }: DuesPayment,
): Promise<Refunded> {
  if (!isOnline(method)) throw new Refusal(RefusalCode.Conflict, 'refundNoProvider')
  const order = orderId ? await parts.store.tx(orgId, (tx) => findOrder(tx, orderId)) : undefined
  const provider = await providerOf(parts, orgId, method)
  const createdAt = order?.createdAt ?? paidAt
  return provider.queryRefunded({ tradeRef, tradeNo, totalFen, createdAt })
}

/** Returns a provider's answer. Throws the Refusals of the call, Unavailable for any other failure. */
export async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(RefusalCode.Unavailable, 'providerAway')
  }
}
