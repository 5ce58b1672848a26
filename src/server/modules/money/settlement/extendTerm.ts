import { EndingReason } from '#contract/codes.ts'
import type { YearFee } from '#domain/money/fees/feeSpan.ts'
import { endAfter } from '#domain/money/fees/paidYears.ts'
import { yearOf } from '#domain/time/dateFormat.ts'
import { enqueue } from '#server/base/repositories/outbox.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { duesSettings } from '#server/modules/configuration/society/duesSettings.ts'
import { memberNumber } from '#server/modules/records/applications/member/memberNumber.ts'
import {
  type MemberApplication,
  memberApplications,
} from '#server/modules/records/repositories/memberApplications.ts'
import { nextMemberNumber } from '#server/modules/records/repositories/memberNumbers.ts'
import { DRAW_RECEIPT, END_PLAN } from '#server/store/jobKinds.ts'
import type { Tx } from '#server/store/store.ts'
import { settleFreeYears } from '../notice/settleFreeYears.ts'
import type { DeedAuthor } from '../repositories/duesDeeds.ts'
import type { DuesPayment } from '../repositories/duesPayments.ts'
import { findOpenPlan } from '../repositories/duesPlans.ts'
import { insertReceipt } from '../repositories/duesReceipts.ts'
import type { DuesReconcile } from '../repositories/duesReconcile.ts'
import { insertTerms } from '../repositories/duesTerms.ts'
import { bookYears } from './bookDeed.ts'

export interface Extension {
  /** Locked by this transaction. */
  member: MemberApplication
  payment: DuesPayment
  /** Credit of the payment with which the years are paid. */
  credit: Pick<DuesReconcile, 'memberId' | 'fen'>
  orderId: string
  /** Unpaid years in order; their amounts add up to the credit and the amount held. */
  years: readonly YearFee[]
  /** Amount held for the earlier parts of a plan, in fen; the credit is its last part. */
  held?: number
  /** Author of the deed; the author of the payment's record by default, as for a payment of its own order. */
  author?: DeedAuthor
}

/**
 * Extends the member's term by paid years, then by the years next in order that cost nothing: books the deed, inserts
 * one term row per year, updates the end of the term and the member number, numbers the receipt and enqueues its
 * drawing. Returns the deed's id. A job ends an open plan of the member if these were its years. Throws when the years'
 * amounts do not add up to the credit and the amount held.
 */
export async function extendTerm(
  tx: Tx,
  configuration: OrgConfiguration,
  { member, payment, credit, orderId, years, held = 0, author }: Extension,
): Promise<string> {
  const paymentId = payment.id
  const sum = years.reduce((fen, one) => fen + one.fen, 0)
  if (sum !== credit.fen + held) throw new Error('years and credit do not come out even')
  const booked = { memberId: member.id, from: credit.memberId, years, held, author }
  const deedId = await bookYears(tx, payment, booked)
  // Before any member number: who books several members in one transaction holds this counter from the first on.
  const num = await receiptNumber(tx, configuration)
  await insertTerms(tx, { memberId: member.id, paymentId, years })
  const extended = await memberApplications.save(tx, member, {
    endAt: endAfter(member.endAt, Math.max(...years.map(({ year }) => year))),
    ...(await memberNumber(tx, member, configuration)),
  })
  await settleFreeYears(tx, extended, configuration)
  await insertReceipt(tx, { paymentId, orderId, num, deedId, endBefore: member.endAt })
  await enqueue(tx, { kind: DRAW_RECEIPT, payload: { paymentId, num } })
  const plan = held > 0 ? undefined : await findOpenPlan(tx, member.id)
  if (plan)
    await enqueue(tx, { kind: END_PLAN, payload: { planId: plan.id, why: EndingReason.Otherwise } })
  return deedId
}

const DIGITS = 6

/** Prefix, year and sequence number within the year, without gaps, such as `2026000018`. */
async function receiptNumber(tx: Tx, configuration: OrgConfiguration): Promise<string> {
  const year = yearOf(tx.now.getTime())
  const count = await nextMemberNumber(tx, `receipt:${year}`)
  return `${duesSettings(configuration).receiptPrefix}${year}${String(count).padStart(DIGITS, '0')}`
}
