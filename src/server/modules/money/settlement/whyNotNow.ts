import { ReconcileReason } from '#contract/codes.ts'
import { type FeeSpan, totalOf, yearsOf } from '#domain/money/fees/feeSpan.ts'
import { owedSpans } from '#domain/money/fees/owedSpans.ts'
import { isPaid } from '#domain/money/fees/paidYears.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { MemberApplication } from '#server/modules/records/repositories/memberApplications.ts'
import type { Tx } from '#server/store/store.ts'
import { findOwing } from '../notice/amountDue.ts'
import { listPaidYears } from '../repositories/duesTerms.ts'

type WhyNotNow = typeof ReconcileReason.Double | typeof ReconcileReason.Late

/**
 * Returns why money must not pay the years of these spans now: one of them is paid already, or a year before them is
 * owed again since they were told, which a term that ends after them would hide. The member must be locked.
 */
export async function whyNotNow(
  tx: Tx,
  member: MemberApplication,
  configuration: OrgConfiguration,
  spans: readonly FeeSpan[],
): Promise<WhyNotNow | undefined> {
  const paid = new Set(await listPaidYears(tx, member.id))
  const standing = { joined: 0, endAt: member.endAt, paid }
  const years = yearsOf(spans).map(({ year }) => year)
  if (years.some((year) => isPaid(standing, year))) return ReconcileReason.Double
  const owing = await findOwing(tx, member, configuration)
  const before = owing ? owedSpans(owing, Math.min(...years) - 1) : []
  return totalOf(before) > 0 ? ReconcileReason.Late : undefined
}
