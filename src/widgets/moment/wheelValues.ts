import { LIMITS } from '#domain/limits.ts'
import { daysIn, type Parts, partsOfNow, type Unit } from './parts.ts'

const LAST_YEAR = 2100
const MONTHS = 12
const FIRST_YEAR = Number(LIMITS.mobileDateMinimum.slice(0, 4))

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** First and last value of a unit whose range is the same for every date. */
const FIXED = { MM: [1, 12], HH: [0, 23], mm: [0, 59], ss: [0, 59] } as const

/**
 * The values a wheel offers, given the parts chosen so far: 1950-01-01 to the end of 2100, or to the `last` day.
 * Without a year among the parts, February has the days of the current year.
 */
export function wheelValues(unit: Unit, parts: Parts, last?: Parts): number[] {
  if (unit === 'yyyy') return range(FIRST_YEAR, last?.yyyy ?? LAST_YEAR)
  const inLastYear = last !== undefined && parts.yyyy === last.yyyy
  if (unit === 'MM' && inLastYear) return range(1, last.MM ?? MONTHS)
  if (unit === 'dd' && inLastYear && parts.MM === last.MM) return range(1, last.dd ?? 1)
  if (unit === 'dd') return range(1, daysIn(parts.yyyy ?? partsOfNow().yyyy, parts.MM ?? 1))
  const [first, end] = FIXED[unit]
  return range(first, end)
}

/** The parts with one changed; a month or day that the wheels then lack becomes their last. */
export function turned(parts: Parts, unit: Unit, value: number, last?: Parts): Parts {
  const next = { ...parts, [unit]: value }
  if (next.dd === undefined || next.yyyy === undefined || next.MM === undefined) return next
  const MM = Math.min(next.MM, wheelValues('MM', next, last).length)
  const dd = Math.min(next.dd, wheelValues('dd', { ...next, MM }, last).length)
  return { ...next, MM, dd }
}

/** The parts with a year the wheels have. */
export function withinWheels(parts: Parts, last?: Parts): Parts {
  if (parts.yyyy === undefined) return parts
  const latest = last?.yyyy ?? LAST_YEAR
  return turned(parts, 'yyyy', Math.min(latest, Math.max(FIRST_YEAR, parts.yyyy)), last)
}
