import { LIMITS } from '#domain/limits.ts'
import { daysIn, type Parts, type Unit } from './parts.ts'

const LAST_YEAR = 2100
const FIRST_YEAR = Number(LIMITS.mobileDateMinimum.slice(0, 4))

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** First and last value of a unit whose range is the same for every date. */
const FIXED = { MM: [1, 12], HH: [0, 23], mm: [0, 59], ss: [0, 59] } as const

/** What a wheel offers, given the parts chosen so far and this year: 1950-01-01 to the end of 2100. */
export function wheelValues(unit: Unit, parts: Parts, thisYear: number): number[] {
  if (unit === 'yyyy') return range(FIRST_YEAR, LAST_YEAR)
  if (unit === 'dd') return range(1, daysIn(parts.yyyy ?? thisYear, parts.MM ?? 1))
  const [first, last] = FIXED[unit]
  return range(first, last)
}

/** The parts with one changed; a day the month does not have becomes its last. */
export function turned(parts: Parts, unit: Unit, value: number): Parts {
  const next = { ...parts, [unit]: value }
  if (next.dd === undefined || next.yyyy === undefined || next.MM === undefined) return next
  return { ...next, dd: Math.min(next.dd, daysIn(next.yyyy, next.MM)) }
}

/** The parts with a year the wheels have. */
export const withinWheels = (parts: Parts): Parts =>
  parts.yyyy === undefined
    ? parts
    : turned(parts, 'yyyy', Math.min(LAST_YEAR, Math.max(FIRST_YEAR, parts.yyyy)))
