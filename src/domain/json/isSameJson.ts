import { ownValue } from '#contract/record.ts'
import { isRecord } from './isRecord.ts'

/** True when two JSON values say the same; neither the order of members nor one that is `undefined` matters. */
export function isSameJson(left: unknown, right: unknown): boolean {
  if (left === right || Object.is(left, right)) return true
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((each, at) => isSameJson(each, right[at]))
  if (!isRecord(left) || !isRecord(right)) return false
  const names = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...names].every((name) => isSameJson(ownValue(left, name), ownValue(right, name)))
}
