/** The kinds of data with a retention period, in the order in which they are processed. */
export const RETENTION_KINDS = [
  'unfinished',
  'refused',
  'ended',
  'reminders',
  'consents',
  'log',
] as const
export type RetentionKind = (typeof RETENTION_KINDS)[number]

/** Months; null: kept unless the society sets a period. */
export type Period = number | null

interface RetentionRule {
  /** Minimum in months that a society may set. */
  least: number
  /** The default when the society sets none. */
  usual: Period
}

/**
 * Limits and defaults of retention (decision 0255). A default exists only for data that is no longer looked up after
 * it; memberships and evidence are deleted only when the society sets a period.
 */
export const RETENTION: Readonly<Record<RetentionKind, RetentionRule>> = {
  unfinished: { least: 6, usual: 24 },
  refused: { least: 6, usual: 24 },
  // Dues of past years may be paid later.
  ended: { least: 24, usual: null },
  // There is one reminder per term; a note younger than a year may still be the record of it.
  reminders: { least: 12, usual: 24 },
  // Claims lapse after three years (Civil Code, 188).
  consents: { least: 36, usual: null },
  // Network logs are kept for six months (Cybersecurity Law).
  log: { least: 6, usual: 36 },
}

/** A society's word for keeping without end. */
export const FOR_GOOD = '长期'
const WRITTEN = /^([1-9]\d{0,2})(个月|年)$/

/** A period as societies write it, such as 18个月 or 2年; undefined for anything else. */
export function readPeriod(text: string): Period | undefined {
  if (text === FOR_GOOD) return null
  const [, amount, unit] = WRITTEN.exec(text) ?? []
  return amount === undefined ? undefined : Number(amount) * (unit === '年' ? 12 : 1)
}

/** Formats a period for people: whole years in years, others in months. */
export function writePeriod(months: Period): string {
  if (months === null) return FOR_GOOD
  return months % 12 === 0 ? `${months / 12}年` : `${months}个月`
}

/** The day so many months before a day, YYYY-MM-DD; in a shorter month its last one. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const found = new Date(Date.UTC(year, month - 1 - months, 1))
  const last = new Date(Date.UTC(found.getUTCFullYear(), found.getUTCMonth() + 1, 0))
  found.setUTCDate(Math.min(date, last.getUTCDate()))
  return found.toISOString().slice(0, 10)
}
