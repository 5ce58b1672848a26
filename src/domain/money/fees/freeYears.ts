import { feeOf } from './feeVersions.ts'
import { firstOwed, type Owing } from './owedSpans.ts'
import { endAfter, isPaid } from './paidYears.ts'
import { reliefOf } from './relief.ts'
import { yearPrice } from './yearPrice.ts'

export interface FreeYear {
  year: number
  /** End of the term before it, YYYY-MM-DD; null where there was none. */
  endBefore: string | null
}

/**
 * The years next in order that have a fee of which the member is asked nothing, the last of them by a relief: they
 * extend the term without a payment, also beyond the period, up to the first year that costs something. A rest of a year
 * that costs nothing by the society's rule is among them where a relief follows it, else it waits for the year after it
 * to be paid. Years of a type that pays nothing are none: its members have no term that could end.
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

/** What a member is asked less by a relief in all, in fen: of the years that are owed or may be, at the fees known now. */
export function foregone(owing: Owing, { from, to }: { from: number; to: number }): number {
  let sum = 0
  for (let year = Math.max(from, firstOwed(owing)); year <= to; year += 1) {
    const { relief, amount } = yearPrice(owing, year) ?? { amount: 0 }
    if (relief && !isPaid(owing.paidYears, year)) sum += relief.full - amount
  }
  return sum
}
