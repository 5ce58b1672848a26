import type { StrictOperator } from './definition.ts'
import { codeListOf, isMissing, isScalar, memberOf } from './operands.ts'

/**
 * The codes by which a value is compared: itself, each of its entries, or the id of a chosen unit (the name of a typed
 * one).
 */
export function codesOf(value: unknown): string[] {
  if (isMissing(value)) return []
  if (isScalar(value)) return [String(value)]
  if (Array.isArray(value)) return value.flatMap(codesOf)
  return codesOf(memberOf(value, 'id') || memberOf(value, 'orgName'))
}

/** Returns whether any code of the value is in the set. */
export const meetsAny = (value: unknown, codes: ReadonlySet<string>): boolean =>
  codesOf(value).some((code) => codes.has(code))

/**
 * `[value, list or comma text]`: whether any code of the value is in the list, compared as text.
 * Conditions 1 and 2 of a controller field (form language, section 3); an empty value is in no list.
 */
export const anyInOperator: StrictOperator = {
  kind: 'strict',
  operands: [2, 2],
  compute([value, list]) {
    return meetsAny(value, new Set(codeListOf(list, 'anyIn 的第二个操作数')))
  },
}
