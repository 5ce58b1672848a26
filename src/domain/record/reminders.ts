import { dayAfter } from '../time/days.ts'

/** Days relative to the end of a term on which its member is reminded. */
export const REMINDER_DAYS = [-30, -7, 0, 30] as const

/** Days relative to the due date of a part on which its payer is reminded. */
export const PART_DAYS = [-7, 0, 7] as const

/** A reminder that could not be decided on its day, because nothing ran, is still sent this many days later. */
const CATCH_UP_DAYS = 2

export interface DueReminder {
  day: number
  /** First and last of the days whose ending terms, or due parts, are reminded of today. */
  from: string
  to: string
}

/** Returns the reminders due on a day (YYYY-MM-DD, Beijing), each this many days from the event it is about. */
export const dueReminders = (
  today: string,
  days: readonly number[] = REMINDER_DAYS,
): DueReminder[] =>
  days.map((day) => {
    const to = dayAfter(today, -day)
    return { day, from: dayAfter(to, -CATCH_UP_DAYS), to }
  })

const HOUR_MS = 3_600_000
/** Hours of the day in Beijing; no message about dues is sent at night. */
const DAYTIME = { from: 9, to: 20 }
const BEIJING_AHEAD = 8

/** Returns the moment itself by day, otherwise nine o'clock of the next morning in Beijing. */
export function byDaylight(now: Date): Date {
  const shifted = now.getTime() + BEIJING_AHEAD * HOUR_MS
  const hour = new Date(shifted).getUTCHours()
  if (hour >= DAYTIME.from && hour < DAYTIME.to) return now
  const midnight = shifted - (shifted % (24 * HOUR_MS))
  const morning = midnight + (DAYTIME.from + (hour < DAYTIME.from ? 0 : 24)) * HOUR_MS
  return new Date(morning - BEIJING_AHEAD * HOUR_MS)
}
