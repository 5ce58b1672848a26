import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(customParseFormat)

/** China has one time zone and no summer time: a moment is shown eight hours ahead of UTC, wherever the code runs. */
const CHINA_OFFSET_MINUTES = 8 * 60

const LETTERS = /y+|M+|d+|H+|m+|s+/g
const PARTS = { yyyy: 'YYYY', MM: 'MM', dd: 'DD', HH: 'HH', mm: 'mm', ss: 'ss' } as const

/** The form language's letters (`yyyy MM dd HH mm ss`) as the date library writes them; undefined for any other. */
function libraryFormat(fmt: string): string | undefined {
  const runs: string[] = fmt.match(LETTERS) ?? []
  const known = runs.length > 0 && runs.every((run) => Object.hasOwn(PARTS, run))
  const rest = fmt.replace(LETTERS, '')
  if (!known || /[A-Za-z[\]]/.test(rest)) return undefined
  return fmt.replace(LETTERS, (run) => PARTS[run as keyof typeof PARTS])
}

/** Whether a format uses the six letter groups and nothing else but separators. */
export const isDateFormat = (fmt: string): boolean => libraryFormat(fmt) !== undefined

/** Whether the text is a date or time that exists, written exactly in this format. */
export function isRealDate(text: string, fmt: string): boolean {
  const format = libraryFormat(fmt)
  return format !== undefined && dayjs.utc(text, format, true).isValid()
}

const HAS_ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i

/**
 * A moment written in a format, in China's time. Epoch milliseconds and text with a zone are moments;
 * text without a zone is already China's time and is shown as written. Undefined when it is no time at all.
 */
export function formatMoment(moment: string | number, fmt: string): string | undefined {
  const format = libraryFormat(fmt)
  const fixed = typeof moment === 'number' || HAS_ZONE.test(moment)
  const time = fixed ? dayjs.utc(moment).utcOffset(CHINA_OFFSET_MINUTES) : dayjs.utc(moment)
  return format !== undefined && time.isValid() ? time.format(format) : undefined
}

const MINUTE = 60_000

/** The year a moment falls into, in China's time. */
export const yearOf = (moment: number): number =>
  new Date(moment + CHINA_OFFSET_MINUTES * MINUTE).getUTCFullYear()
