import { type Group, groupsOf, written } from './dateFormat.ts'

type Parts = Partial<Record<Group, number>>

/** The numbers a text holds where the format has its letters; undefined where there is anything else. */
function partsOf(text: string, fmt: string): Parts | undefined {
  const groups = groupsOf(fmt)
  if (!groups || text.length !== fmt.length) return undefined
  const parts: Parts = {}
  let at = 0
  for (const group of groups) {
    at = fmt.indexOf(group, at)
    const digits = text.slice(at, at + group.length)
    if (!/^\d+$/.test(digits)) return undefined
    parts[group] = Number(digits)
    at += group.length
  }
  return parts
}

/**
 * Epoch milliseconds, with the parts read as UTC; parts missing from the format default to the same values for all
 * texts.
 */
const timeOf = ({ yyyy = 2000, MM = 1, dd = 1, HH = 0, mm = 0, ss = 0 }: Parts): number =>
  Date.UTC(yyyy, MM - 1, dd, HH, mm, ss)

/** Returns whether the text is an existing date or time in exactly this format; years before 100 do not pass. */
export function isRealDate(text: string, fmt: string): boolean {
  const parts = partsOf(text, fmt)
  return parts !== undefined && written(new Date(timeOf(parts)), fmt) === text
}

const DATE_GROUPS: readonly Group[] = ['yyyy', 'MM', 'dd']
const TIME_GROUPS: readonly Group[] = ['HH', 'mm', 'ss']

/** The format with its parts in the order year, month, day, time; one that has this order already stays as it is. */
export function yearFirstFormat(fmt: string): string {
  const groups = groupsOf(fmt) ?? []
  const inOrder = (all: readonly Group[]) => all.filter((group) => groups.includes(group))
  const [date, time] = [inOrder(DATE_GROUPS), inOrder(TIME_GROUPS)]
  if ([...date, ...time].every((group, at) => group === groups[at])) return fmt
  return [date.join('-'), time.join(':')].filter(Boolean).join(' ')
}

/**
 * Returns a written date in that format, so that texts order as dates do (`31/01/2027` → `2027-01-31`). What is no date in
 * its own stays as it is.
 */
export function yearFirst(text: string, fmt: string): string {
  const format = yearFirstFormat(fmt)
  const parts = format === fmt ? undefined : partsOf(text, fmt)
  return parts === undefined || !isRealDate(text, fmt)
    ? text
    : written(new Date(timeOf(parts)), format)
}

/** Returns whether one date or time in this format is before another; false when either is invalid. */
export function isEarlier(text: string, than: string, fmt: string): boolean {
  const [one, other] = [partsOf(text, fmt), partsOf(than, fmt)]
  return one !== undefined && other !== undefined && timeOf(one) < timeOf(other)
}
