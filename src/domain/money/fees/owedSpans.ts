import { FeeType } from '#contract/codes.ts'
import type { FeeSpan } from './feeSpan.ts'
import { type ConfiguredFee, feeOf } from './feeVersions.ts'
import { coveredThrough, isPaid, neverPaid, type PaidYears } from './paidYears.ts'
import type { PayYears } from './payYears.ts'

export interface Owing {
  period: PayYears
  fee: ConfiguredFee
  paidYears: PaidYears
  /** The year it is at the society. */
  thisYear: number
}

/**
 * What has to be paid to be paid up through the end of `year`: one line a contiguous span of one yearly amount, oldest
 * first (specification, sections 3 and 9). Whoever never paid owes from the year of joining, others from the year after
 * the one paid last; no year before the period, none that is paid, none that no resolution fixed a fee for.
 */
export function owedSpans(owing: Owing, year: number): FeeSpan[] {
  const { period, fee, paidYears, thisYear } = owing
  const first = Math.max(period.first, firstOwed(paidYears))
  const spans: FeeSpan[] = []
  for (let at = first; at <= Math.min(year, period.last); at += 1) {
    const amount = isPaid(paidYears, at) ? undefined : feeOf(fee, at)
    if (amount !== undefined) addYear(spans, at, amount)
  }
  const isNew = neverPaid(paidYears)
  return spans.map((span) => ({ ...span, type: isNew ? FeeType.New : typeOf(span, thisYear) }))
}

const firstOwed = ({ joined, endAt }: PaidYears): number =>
  endAt === null ? joined : coveredThrough(endAt) + 1

function addYear(spans: FeeSpan[], year: number, amount: number): void {
  const open = spans.at(-1)
  if (open && open.to === year - 1 && open.amount === amount) {
    open.to = year
    open.total += amount
  } else spans.push({ type: FeeType.New, from: year, to: year, amount, total: amount })
}

/** 02 this year and later ones, 03 years that are over, 04 both (design, section 5). */
function typeOf({ from, to }: FeeSpan, thisYear: number): FeeType {
  if (from >= thisYear) return FeeType.Renewal
  return to < thisYear ? FeeType.Arrears : FeeType.ArrearsAndRenewal
}
