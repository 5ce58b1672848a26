import { creditYears } from '#domain/money/fees/creditYears.ts'
import { totalOf, yearsOf } from '#domain/money/fees/feeSpan.ts'
import { owedSpans } from '#domain/money/fees/owedSpans.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import type { Tx } from '#server/store/store.ts'
import { findOwing } from '../../notice/amountDue.ts'
import { findOpenPlan, isPaidPart, listParts } from '../../repositories/duesPlans.ts'

/** Returns the amount in fen that a member owes through the end of `year`; null when nothing is owed. */
export async function owedThrough(
  tx: Tx,
  configuration: OrgConfiguration,
  memberId: string,
  year: number,
): Promise<number | null> {
  const owing = await owingOfId(tx, configuration, memberId)
  const fen = owing ? totalOf(owedSpans(owing, Math.min(year, owing.period.last))) : 0
  return fen > 0 ? fen : null
}

/**
 * Returns the owed years that `fen` pays exactly, oldest first; empty for the next part of the member's plan, undefined
 * when the sum is neither.
 */
export async function yearsPaidBy(
  tx: Tx,
  configuration: OrgConfiguration,
  memberId: string,
  fen: number,
): Promise<number[] | undefined> {
  if ((await nextSum(tx, memberId)) === fen) return []
  const owing = await owingOfId(tx, configuration, memberId)
  const owed = owing ? yearsOf(owedSpans(owing, owing.period.last)) : []
  return creditYears(owed, fen)?.map(({ year }) => year)
}

async function owingOfId(tx: Tx, configuration: OrgConfiguration, memberId: string) {
  const member = await memberApplications.find(tx, memberId)
  return member && findOwing(tx, member, configuration)
}

/** Returns the amount in fen of the next unpaid part of the member's open plan. */
async function nextSum(tx: Tx, memberId: string): Promise<number | undefined> {
  const plan = await findOpenPlan(tx, memberId)
  const parts = plan ? await listParts(tx, plan.id) : []
  return parts.find((part) => !isPaidPart(part))?.fen
}
