import { narrow } from '#domain/text/kinds/marks.ts'
import { formatMoment } from '#domain/time/dateFormat.ts'
import { isRealDate } from '#domain/time/writtenDate.ts'

type Unit = 'yyyy' | 'MM' | 'dd' | 'HH' | 'mm' | 'ss'
type Parts = Partial<Record<Unit, string>>

const LETTERS = /yyyy|MM|dd|HH|mm|ss/g

const DAY_MS = 86_400_000
/** Day 0 of a spreadsheet's calendar, in epoch milliseconds; good from March 1900 on. */
const SHEET_EPOCH = Date.UTC(1899, 11, 30)
/** Spreadsheet day numbers that are read as dates: 1954 to 2064. */
const SHEET_DAYS = { first: 20_000, last: 60_000 }

const DATE = String.raw`(?<yyyy>\d{4})\s*(?:[-/.年]\s*(?:(?<MM>\d{1,2})\s*(?:[-/.月]\s*(?:(?<dd>\d{1,2})\s*[日号]?)?)?)?)?`
const WEEKDAY = String.raw`\s*\(?(?:星期|周)[一二三四五六日天]\)?`
const TIME = String.raw`(?<before>上午|早上|中午|下午|晚上|[ap]m)?\s*(?<HH>\d{1,2})\s*[:时点]\s*(?:(?<mm>\d{1,2})\s*(?:[:分]\s*(?:(?<ss>\d{1,2})秒?)?)?)?\s*(?<after>[ap]m)?`

/** The spellings of a date, a time or both by people and spreadsheets. */
const SPELLINGS = [
  new RegExp(`^${DATE}(?:${WEEKDAY})?$`, 'i'),
  new RegExp(`^${DATE}(?:${WEEKDAY})?(?:T|\\s*)${TIME}$`, 'i'),
  new RegExp(`^${TIME}$`, 'i'),
  /^(?<yyyy>\d{4})(?<MM>\d{2})(?<dd>\d{2})?$/,
]

const EVENING = /下午|晚上|pm/i

/** Hours of a whole day. A time of day without minutes is at the full hour. */
function completed({ before, after, ...parts }: Record<string, string | undefined>): Parts {
  const { HH } = parts
  if (HH === undefined) return parts
  const late = EVENING.test(`${before ?? ''}${after ?? ''}`) && Number(HH) < 12
  return { mm: '00', ss: '00', ...parts, HH: late ? String(Number(HH) + 12) : HH }
}

const given = (groups: Record<string, string | undefined>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(groups).filter(([, part]) => part !== undefined))

/** The day a number counts in a spreadsheet, for formats that have a day. */
function sheetDay(text: string, fmt: string): string | undefined {
  const days = /^\d{5}(?:\.\d+)?$/.test(text) && fmt.includes('yyyy') ? Number(text) : Number.NaN
  if (!(days >= SHEET_DAYS.first && days <= SHEET_DAYS.last)) return undefined
  const moment = new Date(SHEET_EPOCH + Math.round(days * DAY_MS)).toISOString()
  return formatMoment(moment.slice(0, 'yyyy-MM-ddTHH:mm:ss'.length), fmt)
}

/**
 * A date or time in the format, from how people and spreadsheets write it: `2024/3/1`, `2024年3月1日`, `2024.03.01`,
 * `20240301`, `下午2:30`, the day number of a sheet. Parts finer than the format are left out; undefined where a part
 * it has is missing, and for a day that does not exist.
 */
export function momentIn(text: string, fmt: string): string | undefined {
  const plain = narrow(text)
  const groups = SPELLINGS.map((spelling) => spelling.exec(plain)?.groups).find((each) => each)
  if (!groups) return sheetDay(plain, fmt)
  const parts = completed(given(groups))
  const moment = fmt.replace(LETTERS, (unit) =>
    (parts[unit as Unit] ?? unit).padStart(unit.length, '0'),
  )
  return isRealDate(moment, fmt) ? moment : undefined
}

const EXAMPLE: Readonly<Record<Unit, string>> = {
  yyyy: '2024',
  MM: '03',
  dd: '01',
  HH: '09',
  mm: '30',
  ss: '00',
}

/** An example of this format. */
export const momentLike = (fmt: string): string =>
  fmt.replace(LETTERS, (unit) => EXAMPLE[unit as Unit])
