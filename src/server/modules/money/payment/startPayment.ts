import type { CallData } from '#contract/calls.ts'
import { DuesStatus } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { fill } from '#domain/text/fill.ts'
import type { Call } from '#server/base/call.ts'
import { enqueue } from '#server/base/repositories/outbox.ts'
import words from '#server/messages/dues.json' with { type: 'json' }
import { Refusal } from '#server/messages/refusal.ts'
import { notifyPath } from '#server/providers/pay/payPaths.ts'
import { type PayOrder, TradeOver } from '#server/providers/pay/payProvider.ts'
import { CLOSE_ORDER } from '#server/store/jobKinds.ts'
import type { Tx } from '#server/store/store.ts'
import { duesAddress } from '../duesAddress.ts'
import type { DuesParts } from '../duesParts.ts'
import { isOver } from '../order/deadline.ts'
import { endOrder } from '../order/endOrder.ts'
import { type DuesOrder, findOrder, lockOrder, saveOrder } from '../repositories/duesOrders.ts'
import type { OnlinePlan, PayPlan } from './planPayment.ts'

type Pay = Call<'pay', 'org' | 'now' | 'ip' | 'origin', DuesParts>

/**
 * Starts the payment and returns what the payer needs to continue: only the id for offline and finished orders. Throws
 * Unavailable when the provider fails, Conflict when the trade has already ended there.
 */
export async function startPayment(
  request: Pay,
  plan: PayPlan,
  orderId: string,
): Promise<CallData<'pay'>> {
  const { parts, org } = request
  const order = await parts.store.tx(org.orgId, (tx) => findOrder(tx, orderId))
  if (!order || !plan.online) return { id: orderId }
  const isBegun = order.status !== DuesStatus.Open || order.result !== null
  const isWaiting = !isBegun && !isOver(order, request.now)
  return started(isWaiting ? await begin(request, plan, plan.online, order) : order)
}

function started({ id, status, result, deadline }: DuesOrder): CallData<'pay'> {
  if (status !== DuesStatus.Open) return { id }
  return {
    id,
    ...(result === null ? {} : { result }),
    ...(deadline ? { deadline: deadline.toISOString() } : {}),
  }
}

/** Two tabs may both call the provider: it is one trade there, and the first stored result counts. */
async function begin(
  request: Pay,
  plan: PayPlan,
  { provider, payer }: OnlinePlan,
  order: DuesOrder,
) {
  const asked = { ...payOrder(request, plan, order), ...payer }
  const result = await provider
    .create(asked)
    .catch((cause: unknown) => notStarted(request, order, cause))
  return request.parts.store.tx(request.org.orgId, (tx) =>
    keepResult(tx, order.id, JSON.stringify(result)),
  )
}

/**
 * Handles a failed start. A trade already over at the provider, but not recorded here because of a crash, is ended here
 * as well: a payment is settled, otherwise the next attempt creates a new order.
 */
async function notStarted({ parts, org }: Pay, { id }: DuesOrder, cause: unknown): Promise<never> {
  const isOverThere = cause instanceof TradeOver
  if (isOverThere) await endOrder(parts, org.orgId, id, 'cancelled').catch(() => undefined)
  const refusal = isOverThere
    ? new Refusal(RefusalCode.Conflict, 'orderSettling')
    : new Refusal(RefusalCode.Unavailable, 'payStartFailed')
  throw Object.assign(refusal, { cause })
}

/**
 * Stores the provider's result. An order closed meanwhile is also closed at the provider, where it was created only
 * now.
 */
async function keepResult(tx: Tx, orderId: string, result: string): Promise<DuesOrder> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Refusal(RefusalCode.Conflict, 'noticeOutdated')
  if (order.status === DuesStatus.Closed)
    await enqueue(tx, { kind: CLOSE_ORDER, payload: { orderId, why: 'cancelled' } })
  if (order.result !== null) return order
  await saveOrder(tx, orderId, { result })
  return { ...order, result }
}

/** The strictest provider allows 40 characters. */
const SUBJECT_MAX = 40

function payOrder(
  { origin, ip }: Pay,
  { configuration, notice }: PayPlan,
  { id, tradeRef, fen, method, memberId, createdAt, deadline, part }: DuesOrder,
): Omit<PayOrder, 'device'> {
  const { moName } = configuration.get('organisation.json')
  const text = part === null ? words.subject : words.subjectPart
  const subject = fill(text, { org: moName, year: notice.year, nth: part ?? 0 })
  return {
    tradeRef,
    fen,
    subject: [...subject].slice(0, SUBJECT_MAX).join(''),
    createdAt,
    deadline: deadline ?? createdAt,
    clientIp: ip,
    notifyUrl: origin + notifyPath(method),
    returnUrl: origin + duesAddress(configuration, memberId, id),
  }
}
