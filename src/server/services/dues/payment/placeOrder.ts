import { DuesStatus } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import { LIMITS } from '#domain/limits.ts'
import { Refusal } from '../../../messages/refusal.ts'
import type { FileStore } from '../../../providers/storage/fileStore.ts'
import { EXPIRE_ORDER } from '../../../store/jobKinds.ts'
import { findNotice } from '../../../store/repositories/duesNotices.ts'
import {
  type DuesOrder,
  insertOrder,
  lockLiveOrder,
} from '../../../store/repositories/duesOrders.ts'
import type { MemberApplication } from '../../../store/repositories/memberApplications.ts'
import { enqueue } from '../../../store/repositories/outbox.ts'
import type { Tx } from '../../../store/store.ts'
import type { Call } from '../../call.ts'
import { oneAtATime } from '../../idempotency/oneAtATime.ts'
import { requestInvoice } from '../../invoices/requestInvoice.ts'
import { ownersOf } from '../../ownersOf.ts'
import { holdFiles } from '../../storage/holdFiles.ts'
import { amountDue, isAmountDue } from '../notice/amountDue.ts'
import { payableMember } from '../notice/payableMember.ts'
import { expiryQueries, isOver } from '../order/deadline.ts'
import type { PayPlan } from './planPayment.ts'

type Pay = Call<'pay', 'subject', { files: FileStore }>

/**
 * Returns the id of the live order of a notice by method and channel, creating it if there is none, so repeated calls
 * and several tabs share one order. Throws Conflict when the notice no longer matches the amount due.
 */
export async function placeOrder(tx: Tx, request: Pay, plan: PayPlan): Promise<string> {
  const { notice, method, channel, configuration } = plan
  await oneAtATime(tx, `pay:${notice.id}`)
  // Checked again inside the transaction: old notices are deleted, and the payer has to ask for a new one.
  if (!(await findNotice(tx, notice.id))) throw new Refusal(RefusalCode.Conflict, 'noticeOutdated')
  const live = await lockLiveOrder(tx, { noticeId: notice.id, method, channel })
  const member = await payableMember(tx, notice.memberId, request.subject)
  await requireCurrent(tx, member, plan)
  if (live) requireSame(live, plan, tx.now)
  const order = live ?? (await newOrder(tx, request, plan))
  const info = request.input.invoiceInfo
  const { id: orderId, fen } = order
  await requestInvoice(tx, { orderId, memberId: member.id, fen, info, configuration })
  return order.id
}

async function requireCurrent(
  tx: Tx,
  member: MemberApplication,
  { notice, configuration }: PayPlan,
) {
  const due = await amountDue(tx, member, configuration, notice.year)
  if (!isAmountDue(notice, due)) throw new Refusal(RefusalCode.Conflict, 'noticeOutdated')
  if (notice.fen === 0) throw new Refusal(RefusalCode.Conflict, 'nothingToPay')
}

/** Refuses a different proof for an offline order waiting for staff: it would be dropped silently. */
function requireSame(live: DuesOrder, plan: PayPlan, now: Date): void {
  if (isOver(live, now)) throw new Refusal(RefusalCode.Conflict, 'orderSettling')
  const proofOf = ({ enclosure, remark }: Pick<DuesOrder, 'enclosure' | 'remark'>) =>
    canonicalJson({ enclosure: enclosure.map(({ url }) => url), remark })
  if (proofOf(live) !== proofOf(plan)) throw new Refusal(RefusalCode.Conflict, 'offlineSubmitted')
}

async function newOrder(tx: Tx, { subject, parts }: Pay, plan: PayPlan): Promise<DuesOrder> {
  const { notice, method, channel, online, enclosure, remark } = plan
  const { memberId, fen } = notice
  const deadline = online ? new Date(tx.now.getTime() + LIMITS.payCountdownMs) : null
  const status = online ? DuesStatus.Open : DuesStatus.Submitted
  const asked = { noticeId: notice.id, memberId, method, channel, fen, enclosure, remark }
  const order = await insertOrder(tx, { ...asked, status, deadline })
  const holder = { holder: order.id, place: 'orderProof' } as const
  const taking = { owners: ownersOf(subject), purpose: 'proof' }
  await holdFiles(tx, parts.files, holder, enclosure, taking)
  const payload = { orderId: order.id }
  for (const runAt of expiryQueries(order))
    await enqueue(tx, { kind: EXPIRE_ORDER, payload, runAt })
  return order
}
