import { written } from './dateFormat.ts'

/** Year, then month and day, apart by anything or nothing: `2020-03-01`, `2020年3月`, `20200301 10:30`. */
const DAY = /^(\d{4})(?:\D?(\d{1,2}))?(?:\D?(\d{1,2}))?/

/**
 * Returns the day a written date begins with, YYYY-MM-DD; a month or day that is not written is the first. Undefined for
 * a text that names no existing day.
 */
export function dayIn(text: string): string | undefined {
  const [, year, month = '1', day = '1'] = DAY.exec(text.trim()) ?? []
  if (year === undefined) return undefined
  const parts = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  const time = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return written(time, 'yyyy-MM-dd') === parts ? parts : undefined
}
