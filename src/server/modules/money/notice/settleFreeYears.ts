import { freeYears } from '#domain/money/fees/freeYears.ts'
import { endAfter } from '#domain/money/fees/paidYears.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { memberNumber } from '#server/modules/records/applications/member/memberNumber.ts'
import {
  type MemberApplication,
  memberApplications,
} from '#server/modules/records/repositories/memberApplications.ts'
import type { Tx } from '#server/store/store.ts'
import { insertFreeTerms } from '../repositories/freeTerms.ts'
import { findOwing } from './amountDue.ts'
import { reliefsOf, type StandingRelief } from './reliefsOf.ts'

/**
 * Extends the term by the years next in order that cost the member nothing by a relief; returns the updated member. The
 * member must be locked.
 */
export async function settleFreeYears(
  tx: Tx,
  member: MemberApplication,
  configuration: OrgConfiguration,
): Promise<MemberApplication> {
  const owing = await findOwing(tx, member, configuration)
  const free = owing ? freeYears(owing) : []
  const last = free.at(-1)
  if (!last) return member
  const reliefs = (await reliefsOf(tx, member.id)).toSorted((one, other) => one.from - other.from)
  const years = free.map((one) => ({ ...one, reliefId: freedBy(reliefs, one.year) }))
  await insertFreeTerms(tx, member.id, years)
  return memberApplications.save(tx, member, {
    endAt: endAfter(member.endAt, last.year),
    ...(await memberNumber(tx, member, configuration)),
  })
}

/**
 * Returns the id of the relief of a year; for the rest of a year that costs nothing by rule, the relief that follows
 * it.
 */
const freedBy = (inOrder: readonly StandingRelief[], year: number): string =>
  inOrder.find(({ to }) => year <= to)?.id ?? ''
