import { isRecord } from '../json/isRecord.ts'
import { namesOf } from '../merge/identity.ts'

/** A container's values by name: an object's members by key, a list's entries by identity. */
export type Named = ReadonlyMap<string, unknown>

/** Returns the values of a container by name; undefined for a value that is not a container. */
export function namedIn(value: unknown): Named | undefined {
  if (isRecord(value)) return new Map(Object.entries(value))
  if (!Array.isArray(value)) return undefined
  const [names = []] = namesOf([value])
  return new Map(names.map((name, index) => [name, value[index]]))
}

/** Returns a container of the same kind as `like` with these values in their order. */
export const containerOf = (like: unknown, named: Named): unknown =>
  Array.isArray(like) ? [...named.values()] : Object.fromEntries(named)

/**
 * Returns the values with another one behind the named neighbour, first for null, last when the neighbour is missing.
 */
export function insertedAfter(
  named: Named,
  name: string,
  value: unknown,
  after: string | null | undefined,
): Named {
  const entries = [...named]
  const index = after === null ? 0 : entries.findIndex(([one]) => one === after) + 1
  const place = index === 0 && after !== null ? entries.length : index
  return new Map(entries.toSpliced(place, 0, [name, value]))
}
