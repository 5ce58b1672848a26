import { namedIn } from '#domain/edits/named.ts'
import { comparedMembers } from '#server/modules/configuration/versions/comparedMembers.ts'
import { membersOf } from '#server/modules/configuration/versions/diffConfiguration.ts'

/** An entry of a list, and its position counted from 1; 0 for an entry that no longer exists. */
export interface FoundEntry {
  entry: unknown
  place: number
}

/**
 * Finds the entry with a name in a list: by identity or number as documents are compared, or by identity or content as
 * texts are merged. `undefined` where the list has no such entry.
 */
export function entryNamed(list: unknown, name: string): FoundEntry | undefined {
  for (const named of [membersOf(list), namedIn(list)]) {
    const place = [...(named?.keys() ?? [])].indexOf(name) + 1
    if (place > 0) return { entry: named?.get(name), place }
  }
  return undefined
}

type Entries = ReadonlyMap<string, FoundEntry>

/** Cached comparisons, kept as long as the lists are: a report asks for each changed entry of a list. */
const compared = new WeakMap<object, WeakMap<object, [Entries, Entries]>>()

/** The entries of two lists that are compared under one name. */
export function entriesCompared(before: unknown, after: unknown, name: string) {
  if (!Array.isArray(before) || !Array.isArray(after)) return []
  const others = compared.get(before) ?? new WeakMap<object, [Entries, Entries]>()
  const [left, right] = others.get(after) ?? comparedEntries(before, after)
  compared.set(before, others.set(after, [left, right]))
  return [left.get(name), right.get(name)]
}

function comparedEntries(before: unknown, after: unknown): [Entries, Entries] {
  const [left = new Map(), right = new Map()] = comparedMembers(before, after) ?? []
  return [withPlaces(left), withPlaces(right)]
}

const withPlaces = (named: ReadonlyMap<string, unknown>): Entries =>
  new Map([...named].map(([name, entry], index) => [name, { entry, place: index + 1 }]))

/** The entry at a number of a JSON pointer. */
export function entryCounted(list: unknown, index: string): FoundEntry | undefined {
  const place = Number(index) + 1
  return Array.isArray(list) && place > 0 && place <= list.length
    ? { entry: list[place - 1], place }
    : undefined
}

/** Entry for a name that neither list has any more: its number, or its content where that was its name. */
export function entryGone(name: string): FoundEntry {
  if (/^\d{1,6}$/.test(name)) return { entry: undefined, place: Number(name) + 1 }
  try {
    return { entry: JSON.parse(name.replace(/#\d+$/, '')) as unknown, place: 0 }
  } catch {
    return { entry: name, place: 0 }
  }
}
