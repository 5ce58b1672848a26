import { isSameJson } from '../json/isSameJson.ts'
import { namesOf } from '../merge/identity.ts'
import { applyEdits } from './applyEdits.ts'
import { inverseOf, type Location, type ValueEdit } from './edit.ts'
import { type Named, namedIn } from './named.ts'

/** Maximum number of edits; above it a document counts as replaced rather than edited. */
const EDITS_AT_MOST = 200

/**
 * Returns the edits that turn one value into another, down to single members, and to list entries by their identity.
 * Applied to `before` they give `after`, and undone they give `before`; where identities do not allow that, one edit
 * replaces the whole.
 */
export function editsBetween(before: unknown, after: unknown): ValueEdit[] {
  const edits = differences(before, after, [])
  const isExact =
    edits.length <= EDITS_AT_MOST &&
    leadsTo(before, edits, after) &&
    leadsTo(after, inverseOf(edits), before)
  return isExact ? edits : [replaced([], before, after)]
}

function leadsTo(value: unknown, edits: readonly ValueEdit[], wanted: unknown): boolean {
  try {
    return isSameJson(applyEdits(value, edits), wanted)
  } catch {
    return false
  }
}

function differences(before: unknown, after: unknown, at: Location): ValueEdit[] {
  if (isSameJson(before, after)) return []
  const [left, right] = [namedIn(before), namedIn(after)]
  if (!left || !right || !isComparable(before, after)) return [replaced(at, before, after)]
  const kept = [...left.keys()].filter((name) => right.has(name))
  return [
    ...removals(left, right, at),
    ...reordering(before, kept, right, at),
    ...insertions(left, right, at),
    ...kept.flatMap((name) => differences(left.get(name), right.get(name), [...at, name])),
  ]
}

const replaced = (at: Location, was: unknown, value: unknown): ValueEdit => ({
  op: 'set',
  at,
  ...(was !== undefined && { was }),
  ...(value !== undefined && { value }),
})

/**
 * Returns whether two values can be compared by name: list entries need the same names in both lists as in each alone.
 */
function isComparable(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after))
    return Array.isArray(before) === Array.isArray(after)
  return isSameJson(namesOf([before, after]), [...namesOf([before]), ...namesOf([after])])
}

/** Removes entries from last to first: removing one of several equal entries renames those behind it. */
function removals(left: Named, right: Named, at: Location): ValueEdit[] {
  const names = [...left.keys()]
  const edits = names.flatMap((name, index): ValueEdit[] =>
    right.has(name)
      ? []
      : [{ op: 'set', at: [...at, name], was: left.get(name), after: names[index - 1] ?? null }],
  )
  return edits.reverse()
}

function insertions(left: Named, right: Named, at: Location): ValueEdit[] {
  const names = [...right.keys()]
  return names.flatMap((name, index) =>
    left.has(name)
      ? []
      : [{ op: 'set', at: [...at, name], value: right.get(name), after: names[index - 1] ?? null }],
  )
}

/** Returns the edit that reorders a list, if any; the order of an object's members carries no meaning. */
function reordering(list: unknown, was: string[], right: Named, at: Location): ValueEdit[] {
  const kept = new Set(was)
  const value = [...right.keys()].filter((name) => kept.has(name))
  const isMoved = Array.isArray(list) && value.some((name, index) => name !== was[index])
  return isMoved ? [{ op: 'order', at, was, value }] : []
}
