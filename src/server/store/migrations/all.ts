import { baseline } from '../baseline/all.ts'
import { BASELINE, REPLACED } from '../baseline/replaced.ts'
import { up as sentBackByDay } from './0073-sent-back-by-day.ts'
import { up as oneOrderOfDecisions } from './0074-one-order-of-decisions.ts'

/** Every migration by its name, in order. Names and texts never change once released: forward only. */
export const migrations: Readonly<Record<string, string>> = {
  [BASELINE]: baseline,
  '0073-sent-back-by-day': sentBackByDay,
  '0074-one-order-of-decisions': oneOrderOfDecisions,
}

/**
 * Names that a database which is up to date has recorded, in order: also those that the baseline takes the place of,
 * whether it was made by them or not (decision 0447).
 */
export const recordedMigrations = (): string[] => [...REPLACED, ...Object.keys(migrations)]
