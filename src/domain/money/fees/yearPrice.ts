import { type ConfiguredFee, feeOf } from './feeVersions.ts'
import type { PaidYears } from './paidYears.ts'
import { feeOfRest, type PartialYear, restOf } from './partialYear.ts'
import { type Relief, reliefOf, relievedFee, type SpanRelief } from './relief.ts'

/** What decides the price of a member's years. */
export interface Pricing {
  fee: ConfiguredFee
  paidYears: PaidYears
  /** What the rest of a year costs that the term ends in: the fee of a whole year unless given. */
  partialYear?: PartialYear
  /** In force for the member; none unless given. */
  reliefs?: readonly Relief[]
}

export interface YearPrice {
  /** In fen. */
  amount: number
  /** First day, YYYY-MM-DD, of a year that is paid in part before. */
  startAt?: string
  relief?: SpanRelief
}

/**
 * What a year costs, from which day and by which relief; undefined for a year that no resolution fixed a fee for. Of a
 * year paid in part before, the society's rule takes its share of what the relief leaves.
 */
export function yearPrice(pricing: Pricing, year: number): YearPrice | undefined {
  const { fee, paidYears, partialYear = 'whole', reliefs = [] } = pricing
  const yearly = feeOf(fee, year)
  if (yearly === undefined) return undefined
  const rest = restOf(paidYears.endAt, year)
  const partOf = (fen: number) => (rest ? feeOfRest(partialYear, fen, rest) : fen)
  const relief = reliefOf(reliefs, year)
  const full = partOf(yearly)
  const amount = relief ? partOf(relievedFee(relief.terms, yearly)) : full
  const { kind = 'other', resolution = '' } = relief ?? {}
  return {
    amount,
    ...(rest ? { startAt: rest.startAt } : {}),
    ...(amount < full ? { relief: { kind, resolution, full } } : {}),
  }
}

/** Whether two years that follow each other are told in one line: of one price and, if relieved, by one resolution. */
export const isSamePrice = (one: YearPrice, other: YearPrice): boolean =>
  one.amount === other.amount &&
  one.startAt === undefined &&
  other.startAt === undefined &&
  one.relief?.full === other.relief?.full &&
  one.relief?.kind === other.relief?.kind &&
  one.relief?.resolution === other.relief?.resolution
