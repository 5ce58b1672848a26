import { dayAfter } from '../../time/days.ts'

/** Days in Beijing, YYYY-MM-DD, both inclusive. */
export interface Period {
  from: string
  through: string
}

/** What decides which days can be closed next. */
export interface ClosingDays {
  /** The last closed day; absent before the first closing. */
  lastClosed?: string | undefined
  /** The first day of the books; absent as long as there is no deed. */
  firstBooked?: string | undefined
  today: string
}

/**
 * The longest period that can be closed: from the day after the last closing, or the books' first day, through
 * yesterday, because today still receives money. Undefined when there is no such day.
 */
export function closablePeriod({
  lastClosed,
  firstBooked,
  today,
}: ClosingDays): Period | undefined {
  const from = lastClosed === undefined ? firstBooked : dayAfter(lastClosed, 1)
  const through = dayAfter(today, -1)
  return from !== undefined && from <= through ? { from, through } : undefined
}
