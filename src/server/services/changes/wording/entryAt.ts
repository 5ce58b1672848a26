import { namedIn } from '#domain/edits/named.ts'
import { comparedMembers } from '../../configuration/comparedMembers.ts'
import { membersOf } from '../../configuration/diffConfiguration.ts'

/** An entry of a list, and its place from 1; 0 for one that is not there any more. */
export interface FoundEntry {
  entry: unknown
  place: number
}

/**
 * The entry that a name stands for: by its identity or number, or by its identity or content as texts are merged.
 * Undefined where the list has none such.
 */
export function entryNamed(list: unknown, name: string): FoundEntry | undefined {
  for (const named of [membersOf(list), namedIn(list)]) {
    const place = [...(named?.keys() ?? [])].indexOf(name) + 1
    if (place > 0) return { entry: named?.get(name), place }
  }
  return undefined
}

type Entries = ReadonlyMap<string, FoundEntry>

/** Compared lists, for as long as they are held: a report asks for each entry of a list that changed. */
const compared = new WeakMap<object, WeakMap<object, [Entries, Entries]>>()

/** The entry of each of two lists that is compared under a name. */
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

/** An entry that is in no list any more: its number, or its content where it was named by that. */
export function entryGone(name: string): FoundEntry {
  if (/^\d{1,6}$/.test(name)) return { entry: undefined, place: Number(name) + 1 }
  try {
    return { entry: JSON.parse(name.replace(/#\d+$/, '')) as unknown, place: 0 }
  } catch {
    return { entry: name, place: 0 }
  }
}
