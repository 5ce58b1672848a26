import { DuesStatus } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import { LIMITS } from '#domain/limits.ts'
import { type FeeSpan, yearsOf } from '#domain/money/fees/feeSpan.ts'
import type { Call } from '#server/base/call.ts'
import { oneAtATime } from '#server/base/idempotency/oneAtATime.ts'
import { ownersOf } from '#server/base/ownersOf.ts'
import { enqueue } from '#server/base/repositories/outbox.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { holdFiles } from '#server/modules/files/storage/holdFiles.ts'
import type { MemberApplication } from '#server/modules/records/repositories/memberApplications.ts'
import type { FileStore } from '#server/providers/storage/fileStore.ts'
import { EXPIRE_ORDER } from '#server/store/jobKinds.ts'
import type { Tx } from '#server/store/store.ts'
import { requestInvoice } from '../invoices/requestInvoice.ts'
import { amountDue, isAmountDue } from '../notice/amountDue.ts'
import { payableMember } from '../notice/payableMember.ts'
import { expiryQueries, isOver } from '../order/deadline.ts'
import { findNotice } from '../repositories/duesNotices.ts'
import { type DuesOrder, insertOrder, lockLiveOrder } from '../repositories/duesOrders.ts'
import { type DuePart, isPaidPart } from '../repositories/duesPlans.ts'
import { chosenPart } from './chosenPart.ts'
import type { PayPlan } from './planPayment.ts'

type Pay = Call<'pay', 'subject', { files: FileStore }>

/**
 * Returns the id of the live order of a notice, or of its next part, by method and channel, creating it if there is none,
 * so repeated calls and several tabs share one order. Throws Conflict when the notice no longer matches the amount due.
 */
export async function placeOrder(tx: Tx, request: Pay, plan: PayPlan): Promise<string> {
  const { notice, method, channel, configuration } = plan
  await oneAtATime(tx, `pay:${notice.id}`)
  // Checked again inside the transaction: old notices are deleted, and the payer has to ask for a new one.
  if (!(await findNotice(tx, notice.id))) throw new Refusal(RefusalCode.Conflict, 'noticeOutdated')
  const due = await chosenPart(tx, plan)
  const key = { noticeId: notice.id, planId: due?.plan.id ?? null, part: due?.part.nth ?? null }
  const live = await lockLiveOrder(tx, { ...key, method, channel })
  const member = await payableMember(tx, notice.memberId, request.subject)
  await requireCurrent(tx, member, plan, due)
  if (live) requireSame(live, plan, tx.now)
  const order = live ?? (await newOrder(tx, request, plan, due))
  if (due) return order.id // An invoice is asked for once all parts are paid.
  const info = request.input.invoiceInfo
  const { id: orderId, fen } = order
  await requestInvoice(tx, { orderId, memberId: member.id, fen, info, configuration })
  return order.id
}

async function requireCurrent(
  tx: Tx,
  member: MemberApplication,
  { notice, configuration }: PayPlan,
  part: DuePart | undefined,
) {
  const due = await amountDue(tx, member, configuration, notice.year)
  const isCurrent = part?.parts.some(isPaidPart)
    ? sameYears(notice.spans, due.spans)
    : isAmountDue(notice, due)
  if (!isCurrent) throw new Refusal(RefusalCode.Conflict, 'noticeOutdated')
  if (notice.fen === 0) throw new Refusal(RefusalCode.Conflict, 'nothingToPay')
}

/** Compares years only: a plan with payments keeps the agreed amounts as long as its years are still to be paid. */
function sameYears(one: readonly FeeSpan[], other: readonly FeeSpan[]): boolean {
  const yearsIn = (spans: readonly FeeSpan[]) => yearsOf(spans).map(({ year }) => year)
  return canonicalJson(yearsIn(one)) === canonicalJson(yearsIn(other))
}

/**
 * Throws Conflict for an order past its deadline, or when the proof differs from the one of an offline order waiting
 * for staff: it would be dropped silently.
 */
function requireSame(live: DuesOrder, plan: PayPlan, now: Date): void {
  if (isOver(live, now)) throw new Refusal(RefusalCode.Conflict, 'orderSettling')
  const proofOf = ({ enclosure, remark }: Pick<DuesOrder, 'enclosure' | 'remark'>) =>
    canonicalJson({ enclosure: enclosure.map(({ url }) => url), remark })
  if (proofOf(live) !== proofOf(plan)) throw new Refusal(RefusalCode.Conflict, 'offlineSubmitted')
}

async function newOrder(
  tx: Tx,
  { subject, parts }: Pay,
  plan: PayPlan,
  due: DuePart | undefined,
): Promise<DuesOrder> {
  const { notice, method, channel, online, enclosure, remark } = plan
  const { memberId } = notice
  const { fen } = due?.part ?? notice
  const ofPlan = due ? { planId: due.plan.id, part: due.part.nth } : {}
  const deadline = online ? new Date(tx.now.getTime() + LIMITS.payCountdownMs) : null
  const status = online ? DuesStatus.Open : DuesStatus.Submitted
  const asked = {
    noticeId: notice.id,
    memberId,
    method,
    channel,
    fen,
    enclosure,
    remark,
    ...ofPlan,
  }
  const order = await insertOrder(tx, { ...asked, status, deadline })
  const holder = { holder: order.id, place: 'orderProof' } as const
  const taking = { owners: ownersOf(subject), purpose: 'proof' }
  await holdFiles(tx, parts.files, holder, enclosure, taking)
  const payload = { orderId: order.id }
  for (const runAt of expiryQueries(order))
    await enqueue(tx, { kind: EXPIRE_ORDER, payload, runAt })
  return order
}
