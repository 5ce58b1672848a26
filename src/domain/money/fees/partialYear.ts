import { dayAfter } from '../../time/days.ts'
import { lastDayOf } from './paidYears.ts'

/**
 * Rules for the price of the rest of a year within which a term ends, as a term that began elsewhere may: the fee of a
 * whole year, its share by the months that begin after the end, or nothing.
 */
export const PARTIAL_YEARS = ['whole', 'proRata', 'none'] as const
export type PartialYear = (typeof PARTIAL_YEARS)[number]

/** The days of a year after the end of a term. */
export interface RestOfYear {
  /** First day, YYYY-MM-DD. */
  startAt: string
  /** Number of months that begin on that day or later, 0–11. */
  months: number
}

const MONTHS = 12

/** Returns the rest of a year after the end of the term; undefined unless the term ends within the year. */
export function restOf(endAt: string | null, year: number): RestOfYear | undefined {
  if (!endAt?.startsWith(`${year}-`) || endAt === lastDayOf(year)) return undefined
  return { startAt: dayAfter(endAt, 1), months: MONTHS - Number(endAt.slice(5, 7)) }
}

/**
 * Returns the price of the rest of a year, in fen. A share is rounded up, so that together with the share of the months
 * before, rounded down, it is the fee to the last fen.
 */
export function feeOfRest(rule: PartialYear, fen: number, { months }: RestOfYear): number {
  if (rule === 'whole') return fen
  return rule === 'none' ? 0 : Math.ceil((fen * months) / MONTHS)
}
