/** China has one time zone and no summer time: a moment is shown eight hours ahead of UTC, wherever the code runs. */
const CHINA_OFFSET_MINUTES = 8 * 60
const MINUTE = 60_000

const LETTERS = /y+|M+|d+|H+|m+|s+/g
const GROUPS = ['yyyy', 'MM', 'dd', 'HH', 'mm', 'ss'] as const
export type Group = (typeof GROUPS)[number]

const isGroup = (run: string): run is Group => GROUPS.includes(run as Group)

/** The letter groups of a format in their order; undefined when it uses any other letter. */
export function groupsOf(fmt: string): readonly Group[] | undefined {
  const runs: string[] = fmt.match(LETTERS) ?? []
  const rest = fmt.replace(LETTERS, '')
  return runs.length > 0 && runs.every(isGroup) && !/[A-Za-z[\]]/.test(rest) ? runs : undefined
}

/** Returns whether a format consists of the six letter groups and separators only. */
export const isDateFormat = (fmt: string): boolean => groupsOf(fmt) !== undefined

const HAS_ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i
/** Year to second, with any usual separators; missing parts default to the first, or to zero. */
const PLAIN =
  /^(\d{4})[-/]?(\d{1,2})?[-/]?(\d{0,2})[Tt\s]*(\d{1,2})?:?(\d{1,2})?:?(\d{1,2})?(?:[.:]\d+)?$/

/**
 * A moment written in a format, in China's time. Epoch milliseconds and text with a zone are moments;
 * text without a zone is already China's time and is shown as written. Undefined when it is no time at all.
 */
export function formatMoment(moment: string | number, fmt: string): string | undefined {
  const fixed = typeof moment === 'number' || HAS_ZONE.test(moment)
  const time = fixed ? inChina(new Date(moment).getTime()) : plainTime(moment)
  return isDateFormat(fmt) && !Number.isNaN(time.getTime()) ? written(time, fmt) : undefined
}

/** A moment to the minute, in China's time, as `momentOf` reads it. */
export const minuteOf = (moment: number): string => written(inChina(moment), 'yyyy-MM-dd HH:mm')

/** Returns the moment that a text without a zone is in China's time; NaN for a text that is no time. */
export const momentOf = (text: string): number =>
  plainTime(text).getTime() - CHINA_OFFSET_MINUTES * MINUTE

/** A moment as a date whose UTC parts are China's. */
const inChina = (moment: number): Date => new Date(moment + CHINA_OFFSET_MINUTES * MINUTE)

function plainTime(text: string): Date {
  const found = PLAIN.exec(text)
  if (!found) return new Date(Number.NaN)
  const [year, month, day, ...clock] = found.slice(1, 7).map((part) => Number(part || Number.NaN))
  const [hour, minute, second] = clock.map((part) => part || 0)
  return new Date(Date.UTC(year ?? 0, (month || 1) - 1, day || 1, hour, minute, second))
}

/** A date written in a format, by its UTC parts. */
export function written(time: Date, fmt: string): string {
  const parts: Record<Group, number> = {
    yyyy: time.getUTCFullYear(),
    MM: time.getUTCMonth() + 1,
    dd: time.getUTCDate(),
    HH: time.getUTCHours(),
    mm: time.getUTCMinutes(),
    ss: time.getUTCSeconds(),
  }
  return fmt.replace(LETTERS, (run) => String(parts[run as Group]).padStart(run.length, '0'))
}

/** The day a moment falls into, in China's time, YYYY-MM-DD. */
export const dayOf = (moment: number): string => written(inChina(moment), 'yyyy-MM-dd')

/** The year a moment falls into, in China's time. */
export const yearOf = (moment: number): number => inChina(moment).getUTCFullYear()
