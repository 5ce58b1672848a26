import { EndingReason } from '#contract/codes.ts'
import { totalOf } from '#domain/money/fees/feeSpan.ts'
import { type Owing, owedSpans } from '#domain/money/fees/owedSpans.ts'
import { enqueue } from '#server/base/repositories/outbox.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { MemberApplication } from '#server/modules/records/repositories/memberApplications.ts'
import { CLOSE_ORDER, END_PLAN } from '#server/store/jobKinds.ts'
import type { Tx } from '#server/store/store.ts'
import { type DuesNotice, findNotice } from '../repositories/duesNotices.ts'
import { listOpenOrders } from '../repositories/duesOrders.ts'
import { type DuesPlan, findOpenPlan } from '../repositories/duesPlans.ts'
import { findOwing, isAmountDue } from './amountDue.ts'

/**
 * Enqueues the closing of the member's open orders over an outdated amount, and the end of an instalment plan over one,
 * so that nobody pays an amount that a relief changed meanwhile. Offline orders already submitted to staff are left for
 * them to decide. The member must be locked.
 */
export async function closeOutdated(
  tx: Tx,
  member: MemberApplication,
  configuration: OrgConfiguration,
): Promise<void> {
  const owing = await findOwing(tx, member, configuration)
  if (!owing) return
  for (const { id: orderId, noticeId } of await listOpenOrders(tx, member.id)) {
    const notice = await findNotice(tx, noticeId)
    if (!notice) continue
    const spans = owedSpans(owing, notice.year)
    if (isAmountDue(notice, { year: notice.year, fen: totalOf(spans), spans })) continue
    await enqueue(tx, { kind: CLOSE_ORDER, payload: { orderId, why: 'outdated' } })
  }
  const plan = await findOpenPlan(tx, member.id)
  const agreed = plan && (await findNotice(tx, plan.noticeId))
  if (!agreed || !isOutdatedPlan(plan, agreed, owing)) return
  const why = EndingReason.Outdated
  await enqueue(tx, { kind: END_PLAN, payload: { planId: plan.id, why } })
}

/** True when the years of a plan now cost another amount than was agreed, or are not to be paid any more. */
export const isOutdatedPlan = ({ fen }: DuesPlan, { year }: DuesNotice, owing: Owing): boolean =>
  totalOf(owedSpans(owing, year)) !== fen
