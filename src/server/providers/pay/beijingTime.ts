import { formatMoment } from '#domain/time/dateFormat.ts'
import { PayRefused } from './payProvider.ts'

/** Providers’ clocks show Beijing time, wherever this server stands: `2026-11-21 17:30:00`. */
export const beijingTime = (at: Date): string => written(at, 'yyyy-MM-dd HH:mm:ss')

/** The same as digits only: `20261121173000`. */
export const beijingDigits = (at: Date): string => written(at, 'yyyyMMddHHmmss')

const written = (at: Date, format: string) => formatMoment(at.getTime(), format) ?? ''

const WRITTEN = /^(\d{4})-?(\d\d)-?(\d\d) ?(\d\d):?(\d\d):?(\d\d)$/

/** Parses both formats; throws `PayRefused` for anything else. */
export function fromBeijing(text: string | undefined): Date {
  const [, year, month, day, ...clock] = WRITTEN.exec(text ?? '') ?? []
  const date = new Date(`${year}-${month}-${day}T${clock.join(':')}+08:00`)
  if (Number.isNaN(date.getTime())) throw new PayRefused('TIME', 'not a time')
  return date
}
