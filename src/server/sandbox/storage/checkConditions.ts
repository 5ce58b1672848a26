import { ownValue } from '#contract/record.ts'
import type { Policy, PolicyCondition } from '#server/providers/storage/policy.ts'
import { StorageError } from './storageError.ts'

export interface SizeRange {
  min: number
  max: number
}

/** Form fields by lower-case name, including `bucket` and the file's `content-type`. */
export type FieldValues = ReadonlyMap<string, string>

const failed = (condition: unknown) =>
  new StorageError(
    403,
    'AccessDenied',
    `Invalid according to Policy: Policy Condition failed: ${JSON.stringify(condition)}`,
    '0006-00000227',
  )

/**
 * Checks expiry and every condition against the form and returns the size range, which can only be checked while the
 * file is read.
 * @throws StorageError AccessDenied naming the first condition that fails
 */
export function checkConditions(policy: Policy, fields: FieldValues, now: Date): SizeRange {
  if (Date.parse(policy.expiration) <= now.getTime())
    throw new StorageError(403, 'AccessDenied', 'Invalid according to Policy: Policy expired.')
  const range: SizeRange = { min: 0, max: Number.MAX_SAFE_INTEGER }
  for (const condition of policy.conditions) {
    if (!Array.isArray(condition)) checkExact(condition as Record<string, string>, fields)
    else if (condition[0] === 'content-length-range') narrow(range, condition)
    else checkOperator(condition, fields)
  }
  return range
}

function checkExact(condition: Record<string, string>, fields: FieldValues): void {
  for (const [name, value] of Object.entries(condition))
    if (fields.get(name.toLowerCase()) !== value) throw failed(['eq', `$${name}`, value])
}

function narrow(range: SizeRange, condition: readonly unknown[]): void {
  const [, min, max] = condition.map(Number)
  if (!Number.isInteger(min) || !Number.isInteger(max)) throw failed(condition)
  range.min = Math.max(range.min, Number(min))
  range.max = Math.min(range.max, Number(max))
}

type Test = (actual: string, expected: unknown) => boolean

const OPERATORS: Record<string, Test> = {
  eq: (actual, expected) => actual === expected,
  'starts-with': (actual, expected) => typeof expected === 'string' && actual.startsWith(expected),
  in: (actual, expected) => Array.isArray(expected) && expected.includes(actual),
  'not-in': (actual, expected) => Array.isArray(expected) && !expected.includes(actual),
}

function checkOperator(condition: PolicyCondition & readonly unknown[], fields: FieldValues): void {
  const [operator, name, expected] = condition as readonly unknown[]
  const test = ownValue(OPERATORS, String(operator))
  const actual = fields.get(String(name).replace(/^\$/, '').toLowerCase())
  if (!test || actual === undefined || !test(actual, expected)) throw failed(condition)
}
