import { FeeType } from '#contract/codes.ts'
import type { FeeSpan } from './feeSpan.ts'
import { type ConfiguredFee, feeOf } from './feeVersions.ts'
import { coveredThrough, isPaid, neverPaid, type PaidYears } from './paidYears.ts'
import { feeOfRest, type PartialYear, restOf } from './partialYear.ts'
import type { PayYears } from './payYears.ts'

export interface Owing {
  period: PayYears
  fee: ConfiguredFee
  paidYears: PaidYears
  /** The year it is at the society. */
  thisYear: number
  /** What the rest of a year costs that the term ends in: the fee of a whole year unless given. */
  partialYear?: PartialYear
}

/**
 * What has to be paid to be paid up through the end of `year`: one line a contiguous span of one yearly amount, oldest
 * first (specification, sections 3 and 9). Whoever never paid owes from the year of joining, others from the year after
 * the one paid last; no year before the period, none that is paid, none that no resolution fixed a fee for. A year that
 * the term ends in is a line of its own, from the day after that end.
 */
export function owedSpans(owing: Owing, year: number): FeeSpan[] {
  const { period, paidYears, thisYear } = owing
  const first = Math.max(period.first, firstOwed(paidYears))
  const spans: FeeSpan[] = []
  for (let at = first; at <= Math.min(year, period.last); at += 1) {
    const price = isPaid(paidYears, at) ? undefined : priceOf(owing, at)
    if (price) addYear(spans, at, price)
  }
  const isNew = neverPaid(paidYears)
  return spans.map((span) => ({ ...span, type: isNew ? FeeType.New : typeOf(span, thisYear) }))
}

const firstOwed = ({ joined, endAt }: PaidYears): number =>
  endAt === null ? joined : coveredThrough(endAt) + 1

type YearPrice = Pick<FeeSpan, 'amount' | 'startAt'>

/** What a year costs, and from which day; undefined for a year that no resolution fixed a fee for. */
function priceOf({ fee, paidYears, partialYear = 'whole' }: Owing, year: number) {
  const amount = feeOf(fee, year)
  const rest = restOf(paidYears.endAt, year)
  if (amount === undefined || !rest) return amount === undefined ? undefined : { amount }
  return { amount: feeOfRest(partialYear, amount, rest), startAt: rest.startAt }
}

function addYear(spans: FeeSpan[], year: number, price: YearPrice): void {
  const open = spans.at(-1)
  if (open && open.to === year - 1 && isSamePrice(open, price)) {
    open.to = year
    open.total += price.amount
  } else spans.push({ type: FeeType.New, from: year, to: year, ...price, total: price.amount })
}

const isSamePrice = (open: FeeSpan, price: YearPrice): boolean =>
  open.amount === price.amount && open.startAt === undefined && price.startAt === undefined

/** 02 this year and later ones, 03 years that are over, 04 both (design, section 5). */
function typeOf({ from, to }: FeeSpan, thisYear: number): FeeType {
  if (from >= thisYear) return FeeType.Renewal
  return to < thisYear ? FeeType.Arrears : FeeType.ArrearsAndRenewal
}
