import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { ENTRY_KEYS } from '#domain/merge/identity.ts'
import { alignedNames } from './alignedNames.ts'

/** Members of an object, or entries of a list, by name and in their order. */
export type Members = ReadonlyMap<string, unknown>

/**
 * Returns the members of two values by the names under which they are compared: members with the same name in both
 * correspond. `undefined` where either is a single value, or where they are of different kinds.
 */
export function comparedMembers(before: unknown, after: unknown): [Members, Members] | undefined {
  if (isRecord(before) && isRecord(after))
    return [new Map(Object.entries(before)), new Map(Object.entries(after))]
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined
  const [left, right] = [identities(before), identities(after)]
  const [names, others] = left && right ? [left, right] : alignedNames(before, after)
  return [named(names, before), named(others, after)]
}

const named = (names: readonly string[], entries: readonly unknown[]): Members =>
  new Map(entries.map((entry, index) => [names[index] ?? `${index}`, entry]))

/** Returns the identities of a list's entries; `undefined` unless each entry has one and all differ. */
export function identities(list: readonly unknown[]): string[] | undefined {
  const names = list.flatMap((entry) => identityOf(entry) ?? [])
  const isTold = names.length === list.length && new Set(names).size === names.length
  return isTold ? names : undefined
}

/** A row of a form has the identity of its first field. */
function identityOf(entry: unknown): string | undefined {
  if (Array.isArray(entry)) return entry.length > 0 ? identityOf(entry[0]) : undefined
  if (!isRecord(entry)) return undefined
  const found = ENTRY_KEYS.map((key) => ownValue(entry, key))
  return found.find((value): value is string => typeof value === 'string')
}
