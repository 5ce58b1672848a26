import { closablePeriod, type Period } from '#domain/money/closing/closablePeriod.ts'
import { dayOf } from '#domain/time/dateFormat.ts'
import { dayAfter } from '#domain/time/days.ts'
import type { Tx } from '#server/store/store.ts'
import { firstBookedDay } from '../repositories/duesPeriods.ts'

/** Days that are not closed. */
export interface OpenPeriod {
  /** First open day; absent as long as nothing is booked. */
  from?: string
  today: string
  /** The longest period that can be closed now. */
  closable?: Period
}

/** Returns the days that are not closed: those after `lastClosed`, or since the first booking. */
export async function openPeriod(tx: Tx, lastClosed: string | undefined): Promise<OpenPeriod> {
  const today = dayOf(tx.now.getTime())
  const firstBooked = await firstBookedDay(tx)
  const from = lastClosed === undefined ? firstBooked : dayAfter(lastClosed, 1)
  const closable = closablePeriod({ lastClosed, firstBooked, today })
  return { today, ...(from ? { from } : {}), ...(closable ? { closable } : {}) }
}
