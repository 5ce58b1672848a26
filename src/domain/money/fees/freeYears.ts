import { feeOf } from './feeVersions.ts'
import { firstOwed, type Owing } from './owedSpans.ts'
import { endAfter, isPaid } from './paidYears.ts'
import { reliefOf } from './relief.ts'
import { yearPrice } from './yearPrice.ts'

export interface FreeYear {
  year: number
  /** End of the term before this year extends it, YYYY-MM-DD; null when there was none. */
  endBefore: string | null
}

/**
 * Returns the next unpaid years that cost the member nothing although they have a fee, up to the last one under a
 * relief: they extend the term without a payment, even beyond the period, and end before the first year that costs
 * something. The rest of a year that is free by the society's rule is included only when a year under a relief follows;
 * otherwise it waits for the payment of the following year. Member types without a fee have no such years: their
 * members have no term that could end.
 */
export function freeYears(owing: Owing): FreeYear[] {
  const { fee, paidYears, period, reliefs = [] } = owing
  const last = Math.max(period.last, ...reliefs.map(({ to }) => to))
  const free: FreeYear[] = []
  let endBefore = paidYears.endAt
  for (let year = firstOwed(owing); year <= last; year += 1) {
    if (isPaid(paidYears, year) || feeOf(fee, year) === undefined) continue
    if (feeOf(fee, year) === 0 || yearPrice(owing, year)?.amount !== 0) break
    free.push({ year, endBefore })
    endBefore = endAfter(endBefore, year)
  }
  return free.slice(0, free.findLastIndex(({ year }) => reliefOf(reliefs, year)) + 1)
}

/**
 * Returns the total by which reliefs lower what a member pays, in fen: over the years that are owed or may be, at the
 * fees known now.
 */
export function foregone(owing: Owing, { from, to }: { from: number; to: number }): number {
  let sum = 0
  for (let year = Math.max(from, firstOwed(owing)); year <= to; year += 1) {
    const { relief, amount } = yearPrice(owing, year) ?? { amount: 0 }
    if (relief && !isPaid(owing.paidYears, year)) sum += relief.full - amount
  }
  return sum
}
