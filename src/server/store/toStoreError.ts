import { ownValue } from '#contract/record.ts'
import {
  BadData,
  Busy,
  Conflict,
  MissingReference,
  QueryDeadline,
  ReadOnlyStore,
  Refused,
  RuleBroken,
  StoreError,
  Unavailable,
} from './databaseError.ts'

/** Full SQLSTATEs first, then classes (the first two characters). */
const BY_STATE: Readonly<Record<string, typeof StoreError>> = {
  '23502': RuleBroken,
  '23503': MissingReference,
  '23505': Conflict,
  '23514': RuleBroken,
  '25006': ReadOnlyStore,
  '25P03': Unavailable,
  '25P04': Unavailable,
  '40001': Busy,
  '40P01': Busy,
  '42501': Refused,
  '54000': BadData,
  '54001': BadData,
  '55P03': Busy,
  '57014': QueryDeadline,
}
const BY_CLASS: Readonly<Record<string, typeof StoreError>> = {
  '08': Unavailable,
  '22': BadData,
  '53': Unavailable,
  '57': Unavailable,
  '58': Unavailable,
  XX: Unavailable,
}

/** An error as both drivers throw it: `message`, SQLSTATE in `code`, sometimes the constraint. */
interface DriverError {
  message: string
  code?: string
  constraint?: string
}

/**
 * Converts a driver's error into a StoreError; the only place that does. An error without SQLSTATE comes from the
 * connection rather than the statement, and means that the database is unavailable.
 */
export function toStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error
  const { message, code, constraint } = error as DriverError
  const Kind = isSqlState(code)
    ? (ownValue(BY_STATE, code) ?? ownValue(BY_CLASS, code.slice(0, 2)) ?? StoreError)
    : Unavailable
  return new Kind(message, { code, constraint, cause: error })
}

/** True for a SQLSTATE: five capitals or digits. Node's own codes (ECONNREFUSED) are longer. */
export function isSqlState(code: unknown): code is string {
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)
}
