import { isRecord } from '../json/isRecord.ts'
import { isSameJson } from '../json/isSameJson.ts'
import { jsonPointer } from '../json/jsonPointer.ts'
import { namesOf } from './identity.ts'
import { mergeOrder } from './mergeOrder.ts'
import { withChangedPaired } from './pairedNames.ts'

/** A place that both sides changed differently; a value is `undefined` where that side has nothing. */
export interface Conflict {
  /** JSON pointer in which list entries are addressed by name, not by index. */
  pointer: string
  base: unknown
  mine: unknown
  theirs: unknown
}

export interface Merged {
  value: unknown
  conflicts: Conflict[]
}

interface Sides {
  base: unknown
  mine: unknown
  theirs: unknown
}

/** Returns whether the conflict at a pointer is resolved in favour of theirs; otherwise mine wins. */
export type TakesTheirs = (pointer: string) => boolean

/**
 * Merges two changes of one JSON value, objects by key and lists by the identity of their entries. A change of only one
 * side is taken over; a conflict is resolved in favour of mine, unless `takesTheirs` says theirs.
 */
export function mergeValues(
  sides: Sides,
  takesTheirs: TakesTheirs = () => false,
  pointer = '',
): Merged {
  const { base, mine, theirs } = sides
  if (isSameJson(mine, theirs) || isSameJson(base, theirs)) return { value: mine, conflicts: [] }
  if (isSameJson(base, mine)) return { value: theirs, conflicts: [] }
  if (isRecord(base) && isRecord(mine) && isRecord(theirs))
    return mergeMembers({ base, mine, theirs }, takesTheirs, pointer)
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists({ base, mine, theirs }, takesTheirs, pointer)
  return { value: takesTheirs(pointer) ? theirs : mine, conflicts: [{ pointer, ...sides }] }
}

type Members = Record<'base' | 'mine' | 'theirs', ReadonlyMap<string, unknown>>

function mergeMembers(
  { base, mine, theirs }: Record<keyof Members, Record<string, unknown>>,
  takesTheirs: TakesTheirs,
  pointer: string,
): Merged {
  const members: Members = {
    base: new Map(Object.entries(base)),
    mine: new Map(Object.entries(mine)),
    theirs: new Map(Object.entries(theirs)),
  }
  const { values, conflicts } = mergeNamed(members, takesTheirs, pointer)
  const { names } = orderOf(members, values)
  return { value: Object.fromEntries(names.map((name) => [name, values.get(name)])), conflicts }
}

function mergeLists(
  { base, mine, theirs }: Record<keyof Members, unknown[]>,
  takesTheirs: TakesTheirs,
  pointer: string,
): Merged {
  const [was = [], here = [], there = []] = namesOf([base, mine, theirs])
  const named = (names: readonly string[], entries: readonly unknown[]) =>
    new Map(names.map((name, index) => [name, entries[index]]))
  const members = withChangedPaired({
    base: named(was, base),
    mine: named(here, mine),
    theirs: named(there, theirs),
  })
  const { values, conflicts } = mergeNamed(members, takesTheirs, pointer)
  const { names: ours, isContested } = orderOf(members, values)
  const isTheirs = isContested && takesTheirs(pointer)
  const swapped = { ...members, mine: members.theirs, theirs: members.mine }
  const names = isTheirs ? orderOf(swapped, values).names : ours
  const contested = isContested ? [{ pointer, base: was, mine: here, theirs: there }] : []
  return { value: names.map((name) => values.get(name)), conflicts: [...conflicts, ...contested] }
}

const orderOf = ({ base, mine, theirs }: Members, values: ReadonlyMap<string, unknown>) =>
  mergeOrder([...base.keys()], [...mine.keys()], [...theirs.keys()], new Set(values.keys()))

function mergeNamed({ base, mine, theirs }: Members, takesTheirs: TakesTheirs, pointer: string) {
  const values = new Map<string, unknown>()
  const conflicts: Conflict[] = []
  for (const name of new Set([...base.keys(), ...theirs.keys(), ...mine.keys()])) {
    const sides = { base: base.get(name), mine: mine.get(name), theirs: theirs.get(name) }
    const merged = mergeValues(sides, takesTheirs, pointer + jsonPointer(name))
    conflicts.push(...merged.conflicts)
    if (merged.value !== undefined) values.set(name, merged.value)
  }
  return { values, conflicts }
}
