import { FeeType } from '#contract/codes.ts'
import type { FeeSpan } from './feeSpan.ts'
import { coveredThrough, isPaid, neverPaid, type PaidYears } from './paidYears.ts'
import type { PayYears } from './payYears.ts'
import { isSamePrice, type Pricing, type YearPrice, yearPrice } from './yearPrice.ts'

export interface Owing extends Pricing {
  period: PayYears
  /** Current year at the society. */
  thisYear: number
}

/**
 * Returns what has to be paid to be paid up through the end of `year`: one line per contiguous span of one yearly
 * amount, oldest first (specification, sections 3 and 9). A member who never paid owes from the year of joining, any
 * other from the year after the last one that the term covers whole. Left out are years outside the period, years
 * already paid, and years for which no resolution fixed a fee. A year within which the term ends is a line of its own,
 * from the day after that end.
 */
export function owedSpans(owing: Owing, year: number): FeeSpan[] {
  const { period, paidYears, thisYear } = owing
  const spans: FeeSpan[] = []
  for (let at = firstOwed(owing); at <= Math.min(year, period.last); at += 1) {
    const price = isPaid(paidYears, at) ? undefined : yearPrice(owing, at)
    if (price) addYear(spans, at, price)
  }
  const isNew = neverPaid(paidYears)
  return spans.map((span) => ({ ...span, type: isNew ? FeeType.New : typeOf(span, thisYear) }))
}

/** The first year that may be owed. */
export const firstOwed = ({ period, paidYears }: Pick<Owing, 'period' | 'paidYears'>): number =>
  Math.max(period.first, afterTerm(paidYears))

const afterTerm = ({ joined, endAt }: PaidYears): number =>
  endAt === null ? joined : coveredThrough(endAt) + 1

function addYear(spans: FeeSpan[], year: number, price: YearPrice): void {
  const open = spans.at(-1)
  if (open && open.to === year - 1 && isSamePrice(open, price)) {
    open.to = year
    open.total += price.amount
  } else spans.push({ type: FeeType.New, from: year, to: year, ...price, total: price.amount })
}

/** 02: this year and later ones; 03: past years; 04: both (design, section 5). */
function typeOf({ from, to }: FeeSpan, thisYear: number): FeeType {
  if (from >= thisYear) return FeeType.Renewal
  return to < thisYear ? FeeType.Arrears : FeeType.ArrearsAndRenewal
}
