import { formatMoment } from '#domain/time/dateFormat.ts'
import { isRealDate } from '#domain/time/writtenDate.ts'

const DAY = 'yyyy-MM-dd'
const PARTS = ['yyyy', 'MM', 'dd'] as const

/** Returns the day of birth in a resident ID, YYYY-MM-DD; undefined for a number without one. */
export function dayInCard(cardNo: string): string | undefined {
  const digits = /^\d{6}(\d{4})(\d{2})(\d{2})\d{3}[\dXx]$/.exec(cardNo.trim())
  if (!digits) return undefined
  const day = digits.slice(1).join('-')
  return isRealDate(day, DAY) ? day : undefined
}

/**
 * Returns another day for a day of birth, YYYY-MM-DD: in the same year and on the same side of today, so that the
 * person's age stays the same.
 * @param today YYYY-MM-DD
 */
export function otherBirthDay(day: string, today: string, variant: number): string {
  const [year, ownDay, now] = [day.slice(0, 4), day.slice(5), today.slice(5)]
  const others = DAYS.filter((one) => one !== ownDay)
  const sameSide = others.filter((one) => one <= now === ownDay <= now)
  const days = sameSide.length > 0 ? sameSide : others
  return `${year}-${days[(variant * STRIDE) % days.length]}`
}

/** Step between variants; coprime to the possible numbers of days. */
const STRIDE = 37

/** `MM-dd` of every day that each year has. */
const DAYS: readonly string[] = Array.from(
  { length: 365 },
  (_, at) => formatMoment(Date.UTC(2001, 0, 1 + at), 'MM-dd') ?? '',
)

/**
 * Returns the day, YYYY-MM-DD, of a date written in a format, the first of the month when it has no day; undefined for
 * any other text.
 */
export function dayWritten(text: string, fmt: string): string | undefined {
  if (!isRealDate(text, fmt) || !fmt.includes('yyyy') || !fmt.includes('MM')) return undefined
  return PARTS.map((part) => partOf(text, fmt, part) ?? '01').join('-')
}

function partOf(text: string, fmt: string, part: string): string | undefined {
  const at = fmt.indexOf(part)
  return at < 0 ? undefined : text.slice(at, at + part.length)
}

/** Returns a date with another day, in its format. */
export function withDay(text: string, fmt: string, day: string): string {
  const [yyyy = '', MM = '', dd = ''] = day.split('-')
  const parts = { yyyy, MM, dd }
  return PARTS.reduce((written, part) => {
    const at = fmt.indexOf(part)
    return at < 0 ? written : written.slice(0, at) + parts[part] + written.slice(at + part.length)
  }, text)
}
