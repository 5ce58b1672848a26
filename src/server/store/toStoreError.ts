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

/** Whole SQLSTATEs first, then classes (their first two characters). */
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

/** What both drivers throw: `message`, SQLSTATE in `code`, sometimes the constraint. */
interface DriverError {
  message: string
  code?: string
  constraint?: string
}

/**
 * The one place where a driver's error becomes one of ours. An error without a SQLSTATE comes from the connection,
 * not from the statement, and means the database is away.
 */
export function toStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error
  const { message, code, constraint } = error as DriverError
  const Kind = isSqlState(code)
    ? (ownValue(BY_STATE, code) ?? ownValue(BY_CLASS, code.slice(0, 2)) ?? StoreError)
    : Unavailable
  return new Kind(message, { code, constraint, cause: error })
}

/** Five capitals or digits; the codes of Node's own errors (ECONNREFUSED) are longer. */
export function isSqlState(code: unknown): code is string {
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)
}
