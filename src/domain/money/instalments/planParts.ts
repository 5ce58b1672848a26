import { dayAfter } from '../../time/days.ts'

/** A society's rule for payment in parts: `dueDays` (MM-DD), `days` or `months` set when the later parts are due. */
export interface InstalmentRule {
  parts: number
  months?: number
  days?: number
  dueDays?: readonly string[]
  /** Minimum of a part, in fen. */
  smallest?: number
}

export interface PlannedPart {
  /** From 1. */
  nth: number
  fen: number
  /** YYYY-MM-DD. */
  dueOn: string
}

/**
 * Splits a sum into parts, the first of which is due at once. They add up to it exactly: the first includes the
 * remainder of the division. There are fewer parts when they would be smaller than the society allows, and none when
 * not even two are possible.
 */
export function planParts(rule: InstalmentRule, fen: number, today: string): PlannedPart[] {
  const count = Math.min(rule.parts, Math.floor(fen / Math.max(rule.smallest ?? 1, 1)))
  if (count < 2) return []
  const each = Math.floor(fen / count)
  const days = dueDaysOf(rule, count, today)
  return days.map((dueOn, index) => ({
    nth: index + 1,
    fen: index === 0 ? fen - each * (count - 1) : each,
    dueOn,
  }))
}

function dueDaysOf(
  { dueDays = [], days, months = 1 }: InstalmentRule,
  count: number,
  today: string,
): string[] {
  if (dueDays.length > 0) return [today, ...nextOf(dueDays, count - 1, today)]
  return Array.from({ length: count }, (_, index) =>
    days === undefined ? monthsAfter(today, months * index) : dayAfter(today, days * index),
  )
}

/** Returns the next `count` of the fixed days after a day; 29 February becomes the last of the month in other years. */
function nextOf(fixed: readonly string[], count: number, today: string): string[] {
  const inOrder = [...new Set(fixed)].sort()
  const year = Number(today.slice(0, 4))
  const years = Math.ceil(count / inOrder.length) + 1
  return Array.from({ length: years }, (_, index) => year + index)
    .flatMap((one) => inOrder.map((day) => clamped(`${one}-${day.slice(0, 2)}`, day.slice(3))))
    .filter((day) => day > today)
    .slice(0, count)
}

/** The same day of a later month, or that month's last. */
function monthsAfter(day: string, months: number): string {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const month = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  return clamped(month, day.slice(8))
}

function clamped(month: string, day: string): string {
  const [year, number] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year ?? 0, number ?? 1, 0)).getUTCDate()
  return `${month}-${String(Math.min(Number(day), last)).padStart(2, '0')}`
}
