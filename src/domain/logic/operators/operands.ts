import { ownValue } from '#contract/record.ts'
import { commaList } from '../../text/commaList.ts'
import { OperandError } from './operandError.ts'

/** Absent and null are one thing to every operator: missing. */
export const isMissing = (value: unknown): value is null | undefined =>
  value === null || value === undefined

export type Scalar = string | number | boolean

export const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** A code as text: the wire writes codes as strings, pages sometimes as numbers. Missing is `''`. */
export function textOf(value: unknown, what: string): string {
  if (isMissing(value)) return ''
  if (isScalar(value)) return String(value)
  throw new OperandError(`${what}应为文字`)
}

/** A list operand; missing (not loaded yet) is an empty list. */
export function listOf(value: unknown, what: string): readonly unknown[] {
  if (isMissing(value)) return []
  if (Array.isArray(value)) return value
  throw new OperandError(`${what}应为列表`)
}

/** Own property of a plain object, never one of its prototype. */
export const memberOf = (holder: unknown, key: string): unknown =>
  typeof holder === 'object'
    ? ownValue(holder as Readonly<Record<string, unknown>>, key)
    : undefined

/** A list of codes: an array of scalars, or comma text. */
export function codeListOf(value: unknown, what: string): string[] {
  if (isMissing(value)) return []
  if (isScalar(value)) return commaList(value)
  if (Array.isArray(value) && value.every(isScalar)) return commaList(value)
  throw new OperandError(`${what}应为列表或逗号分隔的文字`)
}
