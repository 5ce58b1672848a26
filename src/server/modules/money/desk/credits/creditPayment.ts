import { DuesStatus } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import { creditYears } from '#domain/money/fees/creditYears.ts'
import { type FeeSpan, yearsOf } from '#domain/money/fees/feeSpan.ts'
import { owedSpans } from '#domain/money/fees/owedSpans.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import type { Tx } from '#server/store/store.ts'
import { owingOf } from '../../notice/amountDue.ts'
import type { DeedAuthor } from '../../repositories/duesDeeds.ts'
import { findNotice, insertNotice } from '../../repositories/duesNotices.ts'
import {
  type DuesOrder,
  findOrder,
  insertOrder,
  lockOrder,
  saveOrder,
} from '../../repositories/duesOrders.ts'
import type { DuesPayment } from '../../repositories/duesPayments.ts'
import type { DuesReconcile } from '../../repositories/duesReconcile.ts'
import { closeSiblings } from '../../settlement/closeSiblings.ts'
import { extendTerm } from '../../settlement/extendTerm.ts'
import { creditPart, isPayable } from './creditPart.ts'
import { lockParts, type Payee } from './lockPayees.ts'

export interface Crediting {
  payment: DuesPayment
  /** Locked by this transaction. */
  credit: Pick<DuesReconcile, 'memberId' | 'fen'>
  /** Member whose years are paid; null when unknown. */
  memberId: string | null
  author: DeedAuthor
}

/**
 * Pays the oldest years a member owes with credit of a payment, or the next part of the member's open plan if the
 * credit is exactly its amount. Money of the member's own order is booked under that order; other money gets an order
 * of its own, which is marked as paid. Locks the plans, then the payment's order if it is the member's, then the member.
 * Throws as `creditPayee`.
 */
export async function creditPayment(
  tx: Tx,
  configuration: OrgConfiguration,
  { payment, credit, memberId, author }: Crediting,
): Promise<void> {
  const order = payment.orderId ? await findOrder(tx, payment.orderId) : undefined
  const isOwn = order?.memberId === memberId
  const [due] = await lockParts(tx, [{ memberId, fen: credit.fen }], isOwn ? order?.planId : null)
  const own = isOwn && order ? await lockOrder(tx, order.id) : undefined
  const member = memberId ? await memberApplications.lock(tx, memberId) : undefined
  await creditPayee(tx, configuration, { due, member, own, payment, credit, author })
}

export interface PayeeCrediting extends Omit<Crediting, 'memberId'>, Payee {
  /** The order that the payment was made for if it is the member's, locked. */
  own?: DuesOrder | undefined
}

/**
 * Does what `creditPayment` says with all rows locked before. Throws Conflict when the member is unknown, has no pay
 * period, or the credit is not a whole number of years.
 */
export async function creditPayee(
  tx: Tx,
  configuration: OrgConfiguration,
  { payment, credit, author, own, due, member }: PayeeCrediting,
): Promise<void> {
  if (!member) throw new Refusal(RefusalCode.Conflict, 'creditUnknown')
  if (due && (await isPayable(tx, member, configuration, due)))
    return creditPart(tx, configuration, { due, member, own, payment, credit, author })
  const owing = await owingOf(tx, member, configuration)
  const years = creditYears(yearsOf(owedSpans(owing, owing.period.last)), credit.fen)
  if (!years) throw new Refusal(RefusalCode.Conflict, 'creditUneven')
  const spans = owedSpans(owing, Math.max(...years.map(({ year }) => year)))
  const bought = { memberId: member.id, fen: credit.fen, spans }
  const isOwn = own?.memberId === member.id && own.planId === null
  const order = isOwn ? own : await placePaid(tx, payment, bought)
  await extendTerm(tx, configuration, { member, payment, credit, orderId: order.id, years, author })
  await markPaid(tx, order, payment, bought)
  await closeSiblings(tx, order)
}

interface Bought {
  memberId: string
  fen: number
  spans: readonly FeeSpan[]
}

/** Inserts an order for money without a suitable one, so that its payer finds years and receipt under it. */
async function placePaid(tx: Tx, { method }: DuesPayment, bought: Bought): Promise<DuesOrder> {
  const notice = await insertNotice(tx, noticeOf(bought))
  const { memberId, fen } = bought
  return insertOrder(tx, {
    noticeId: notice.id,
    memberId,
    method,
    channel: '',
    fen,
    status: DuesStatus.Closed,
    deadline: null,
    enclosure: [],
    remark: '',
  })
}

const noticeOf = ({ spans, ...bought }: Bought) => ({
  ...bought,
  spans,
  year: Math.max(...spans.map(({ to }) => to)),
})

/**
 * Marks the order as paid when its own sum is credited. If the money paid other years than the order's notice lists,
 * the order gets a new notice of the years actually paid.
 */
async function markPaid(
  tx: Tx,
  { id, fen, status, noticeId }: DuesOrder,
  payment: DuesPayment,
  bought: Bought,
): Promise<void> {
  if (bought.fen !== fen || status === DuesStatus.Paid) return
  const told = await findNotice(tx, noticeId)
  const isSame = told !== undefined && sameYears(told.spans, bought.spans)
  const notice = isSame ? told : await insertNotice(tx, noticeOf(bought))
  const paid = { status: DuesStatus.Paid, paidAt: payment.paidAt, opinion: '', closedAt: null }
  await saveOrder(tx, id, { ...paid, noticeId: notice.id })
}

const sameYears = (one: readonly FeeSpan[], other: readonly FeeSpan[]): boolean =>
  canonicalJson(yearsOf(one)) === canonicalJson(yearsOf(other))
