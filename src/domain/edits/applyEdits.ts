import { isSameJson } from '../json/isSameJson.ts'
import { mergeOrder } from '../merge/mergeOrder.ts'
import { isWithoutKey } from '../merge/pairedNames.ts'
import type { Location, OrderEdit, SetEdit, ValueEdit } from './edit.ts'
import { containerOf, insertedAfter, type Named, namedIn } from './named.ts'

/** Thrown when a place does not hold the value that an edit replaces; `found` is undefined when the place is empty. */
export class EditConflict extends Error {
  override name = 'EditConflict'
  readonly at: Location
  readonly expected: unknown
  readonly found: unknown

  constructor(at: Location, expected: unknown, found: unknown) {
    super(`another value at ${at.join('/')}`)
    this.at = at
    this.expected = expected
    this.found = found
  }
}

/**
 * Applies edits to a JSON value and returns the result; the value passed in stays unmodified. Setting what is already
 * set has no effect.
 * @throws EditConflict at a place that does not hold the value that an edit replaces
 */
export const applyEdits = (value: unknown, edits: readonly ValueEdit[]): unknown =>
  edits.reduce((edited, edit) => applyAt(edited, edit.at, edit), value)

/** @param rest the names below `value` that are still to be walked */
function applyAt(value: unknown, rest: Location, edit: ValueEdit): unknown {
  const [name, ...deeper] = rest
  if (name === undefined) return replaced(value, edit)
  const named = namedIn(value)
  if (!named) throw new EditConflict(edit.at, edit.was, undefined)
  if (deeper.length > 0 || edit.op === 'order') {
    if (!named.has(name)) throw new EditConflict(edit.at, edit.was, undefined)
    return containerOf(value, withValue(named, name, applyAt(named.get(name), deeper, edit)))
  }
  return containerOf(value, withEdit(named, name, edit, Array.isArray(value)))
}

function replaced(value: unknown, edit: ValueEdit): unknown {
  if (edit.op === 'order') return reordered(value, edit)
  if (!isSameJson(value, edit.was) && !isSameJson(value, edit.value))
    throw new EditConflict(edit.at, edit.was, value)
  return edit.value
}

/**
 * Applies a set edit. Removing an absent entry that is identified by its content is a conflict: it may still exist with
 * other content.
 */
function withEdit(named: Named, name: string, edit: SetEdit, isList: boolean): Named {
  if (isList && edit.value === undefined && !named.has(name) && isWithoutKey(edit.was))
    throw new EditConflict(edit.at, edit.was, undefined)
  const value = replaced(named.get(name), edit)
  if (value === undefined) return new Map([...named].filter(([one]) => one !== name))
  return named.has(name)
    ? withValue(named, name, value)
    : insertedAfter(named, name, value, edit.after)
}

const withValue = (named: Named, name: string, value: unknown): Named =>
  new Map([...named].map(([one, held]) => [one, one === name ? value : held]))

/** Reorders a list; entries that others added stay behind their preceding neighbour. */
function reordered(value: unknown, { at, was, value: wanted }: OrderEdit): unknown {
  const named = namedIn(value)
  if (!named || !Array.isArray(value)) throw new EditConflict(at, was, value)
  const names = [...named.keys()]
  const order = mergeOrder(was, wanted, names, new Set(names))
  if (order.isContested) throw new EditConflict(at, was, names)
  return order.names.map((name) => named.get(name))
}
