import { MemberStatus } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import { type FeeSpan, totalOf } from '#domain/money/fees/feeSpan.ts'
import { type Owing, owedSpans } from '#domain/money/fees/owedSpans.ts'
import { payYears } from '#domain/money/fees/payYears.ts'
import { yearOf } from '#domain/time/dateFormat.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { duesSettings } from '#server/modules/configuration/society/duesSettings.ts'
import { findStatusDay } from '#server/modules/records/repositories/audits.ts'
import type { MemberApplication } from '#server/modules/records/repositories/memberApplications.ts'
import type { Tx } from '#server/store/store.ts'
import type { DuesNotice } from '../repositories/duesNotices.ts'
import { listPaidYears } from '../repositories/duesTerms.ts'
import { findFee } from './fees.ts'
import { reliefsOf } from './reliefsOf.ts'

/** Amount due for paying through `year`, computed now. */
export interface AmountDue {
  year: number
  fen: number
  spans: FeeSpan[]
}

/**
 * Inputs from which a member's dues are computed. Throws Conflict for a member type without a pay period: 未设置缴费年限
 * (specification, section 8).
 */
export async function owingOf(
  tx: Tx,
  member: MemberApplication,
  configuration: OrgConfiguration,
): Promise<Owing> {
  const owing = await findOwing(tx, member, configuration)
  if (!owing) throw new Refusal(RefusalCode.Conflict, 'payPeriodUnset')
  return owing
}

/** True when the member owes a positive amount; false without a pay period, with nothing owed, or at a fee of zero. */
export async function owesMoney(
  tx: Tx,
  member: MemberApplication,
  configuration: OrgConfiguration,
): Promise<boolean> {
  const owing = await findOwing(tx, member, configuration)
  return owing !== undefined && totalOf(owedSpans(owing, owing.period.last)) > 0
}

/** Returns the same inputs as `owingOf`; undefined for a member type without a pay period. */
export async function findOwing(
  tx: Tx,
  member: MemberApplication,
  configuration: OrgConfiguration,
): Promise<Owing | undefined> {
  const entry = findFee(configuration, member.memberType)
  const period = entry && payYears(entry.payPeriod)
  if (!period) return undefined
  const joinedAt = (await findStatusDay(tx, member.id, MemberStatus.Approved)) ?? member.createdAt
  return {
    period,
    fee: entry.fee,
    thisYear: yearOf(tx.now.getTime()),
    reliefs: await reliefsOf(tx, member.id),
    partialYear: duesSettings(configuration).partialYear,
    paidYears: {
      joined: yearOf(joinedAt.getTime()),
      endAt: member.endAt,
      paid: new Set(await listPaidYears(tx, member.id)),
    },
  }
}

/**
 * Returns the amount due for paying through `year`; the member must be locked, so that it holds until the transaction
 * ends. Throws BadRequest for a year outside the pay period, Conflict as `owingOf`.
 */
export async function amountDue(
  tx: Tx,
  member: MemberApplication,
  configuration: OrgConfiguration,
  year: number,
): Promise<AmountDue> {
  const owing = await owingOf(tx, member, configuration)
  if (year < owing.period.first || year > owing.period.last)
    throw new Refusal(RefusalCode.BadRequest, 'payYearOutside')
  const spans = owedSpans(owing, year)
  return { year, fen: totalOf(spans), spans }
}

/** True when a notice equals the amount due now. */
export const isAmountDue = (notice: DuesNotice, { year, fen, spans }: AmountDue): boolean =>
  notice.year === year && notice.fen === fen && canonicalJson(notice.spans) === canonicalJson(spans)
