import { DuesStatus } from '#contract/codes.ts'
import { yearsOf } from '#domain/money/fees/feeSpan.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { MemberApplication } from '#server/modules/records/repositories/memberApplications.ts'
import type { Tx } from '#server/store/store.ts'
import type { DeedAuthor } from '../../repositories/duesDeeds.ts'
import { findNotice } from '../../repositories/duesNotices.ts'
import { type DuesOrder, insertOrder } from '../../repositories/duesOrders.ts'
import type { DuesPayment } from '../../repositories/duesPayments.ts'
import type { DuePart } from '../../repositories/duesPlans.ts'
import type { DuesReconcile } from '../../repositories/duesReconcile.ts'
import { payPart } from '../../settlement/payPart.ts'
import { whyNotNow } from '../../settlement/whyNotNow.ts'

/**
 * True while the years of a part's plan are the next to be paid; false when they were paid otherwise and a job has yet
 * to end the plan, or when an earlier year is owed again. The member must be locked.
 */
export async function isPayable(
  tx: Tx,
  member: MemberApplication,
  configuration: OrgConfiguration,
  { plan }: DuePart,
): Promise<boolean> {
  const notice = await findNotice(tx, plan.noticeId)
  return notice !== undefined && !(await whyNotNow(tx, member, configuration, notice.spans))
}

interface PartCrediting {
  due: DuePart
  payment: DuesPayment
  credit: Pick<DuesReconcile, 'memberId' | 'fen'>
  author: DeedAuthor
  /** Locked by this transaction. */
  member: MemberApplication
  /** The order that the payment was made for if it is the member's, locked. */
  own: DuesOrder | undefined
}

/**
 * Pays the next part of a plan with credit: under the order the payment was made for if that is a closed order of the
 * part, otherwise under a new one.
 */
export async function creditPart(
  tx: Tx,
  configuration: OrgConfiguration,
  { due, member, own, payment, credit, author }: PartCrediting,
): Promise<void> {
  const notice = await findNotice(tx, due.plan.noticeId)
  if (!notice) throw new Error('a plan without its notice')
  const order = own && isOfPart(own, due) ? own : await placeOrder(tx, payment, due)
  const years = yearsOf(notice.spans)
  await payPart(tx, configuration, { due, order, member, payment, credit, years, author })
}

const isOfPart = ({ planId, part, status }: DuesOrder, due: DuePart): boolean =>
  planId === due.plan.id && part === due.part.nth && status === DuesStatus.Closed

const placeOrder = (tx: Tx, { method }: DuesPayment, { plan, part }: DuePart) =>
  insertOrder(tx, {
    noticeId: plan.noticeId,
    memberId: plan.memberId,
    planId: plan.id,
    part: part.nth,
    method,
    channel: '',
    fen: part.fen,
    status: DuesStatus.Closed,
    deadline: null,
    enclosure: [],
    remark: '',
  })
