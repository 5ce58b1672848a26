import { baseline } from '../baseline/all.ts'
import { BASELINE, REPLACED } from '../baseline/replaced.ts'

/** Every migration by its name, in order. Names and texts never change once released: forward only. */
export const migrations: Readonly<Record<string, string>> = {
  [BASELINE]: baseline,
}

/**
 * Names that a database which is up to date has recorded, in order: also those that the baseline takes the place of,
 * whether it was made by them or not (decision 0447).
 */
export const recordedMigrations = (): string[] => [...REPLACED, ...Object.keys(migrations)]
