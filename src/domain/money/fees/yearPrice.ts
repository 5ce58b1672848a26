import { type ConfiguredFee, feeOf } from './feeVersions.ts'
import type { PaidYears } from './paidYears.ts'
import { feeOfRest, type PartialYear, restOf } from './partialYear.ts'
import { type Relief, reliefOf, relievedFee, type SpanRelief } from './relief.ts'

/** Data that determine the price of a member's years. */
export interface Pricing {
  fee: ConfiguredFee
  paidYears: PaidYears
  /** Price rule for the rest of a year within which the term ends; `whole` by default. */
  partialYear?: PartialYear
  /** Reliefs in force for the member; none by default. */
  reliefs?: readonly Relief[]
}

export interface YearPrice {
  /** Price in fen. */
  amount: number
  /** First unpaid day, YYYY-MM-DD, of a year whose beginning is already paid. */
  startAt?: string
  relief?: SpanRelief
}

/**
 * Returns the price of a year, its first unpaid day and its relief; undefined when no resolution fixed a fee for it.
 * For a year already paid in part, the society's rule takes its share of the fee after relief.
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

/**
 * Returns whether two consecutive years share one line: whole years of one price and, if relieved, of one resolution.
 */
export const isSamePrice = (one: YearPrice, other: YearPrice): boolean =>
  one.amount === other.amount &&
  one.startAt === undefined &&
  other.startAt === undefined &&
  one.relief?.full === other.relief?.full &&
  one.relief?.kind === other.relief?.kind &&
  one.relief?.resolution === other.relief?.resolution
