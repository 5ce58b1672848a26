import { ownValue } from '#contract/record.ts'
import type { Edit, Location } from '#domain/edits/edit.ts'
import { type Named, namedIn } from '#domain/edits/named.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'
import type { OptionPlace } from './lostCodes.ts'

/** The texts with and without an option, and the place of the option. */
export interface Retiring {
  before: string
  after: string
  place: Omit<OptionPlace, 'path'>
}

/**
 * Returns the edits that restore a removed option in its place, as retired; below a removed entry that whole entry is
 * restored. `undefined` if the option still exists, never existed, or its list is gone.
 */
export function retireEdits({ before, after, place }: Retiring): Edit[] | undefined {
  const [was, is] = [before, after].map((text) => listIn(parsedJson(text), place))
  const edit = was && is && putBack(was.value, is, place.code)
  return edit && [edit]
}

/** A value and where it stands in its document. */
interface Placed {
  at: Location
  value: unknown
}

/** The options of a field or column of a form; without a key those of a dictionary. */
function listIn(document: unknown, { key, column }: Retiring['place']): Placed | undefined {
  const root = { at: [], value: document }
  if (key === undefined) return Array.isArray(document) ? root : member(root, 'items')
  const items = member(fieldIn(member(root, 'formInfo'), key), 'items')
  return column === undefined ? items : member(fieldIn(items, column), 'items')
}

function member(placed: Placed | undefined, name: string): Placed | undefined {
  if (!placed || !isRecord(placed.value)) return undefined
  return { at: [...placed.at, name], value: ownValue(placed.value, name) }
}

/** The definition with this key, in a list of definitions or of rows of them. */
function fieldIn(placed: Placed | undefined, key: string): Placed | undefined {
  if (!placed) return undefined
  const { at, value } = placed
  if (isRecord(value)) return `${value.value ?? ''}`.trim() === key ? placed : undefined
  for (const [name, entry] of (Array.isArray(value) && namedIn(value)) || []) {
    const found = fieldIn({ at: [...at, name], value: entry }, key)
    if (found) return found
  }
  return undefined
}

/** Goes down to the option as far as both lists have the entries on the way. */
function putBack(from: unknown, into: Placed, code: string): Edit | undefined {
  const [was, is] = [entriesOf(from), entriesOf(into.value)]
  const [name, entry] = [...was].find(([, one]) => leadsTo(one, code)) ?? []
  if (name === undefined || !isRecord(entry)) return undefined
  const at = [...into.at, name]
  const kept = is.get(name)
  if (kept !== undefined) return putBack(entry.children, children(at, kept), code)
  const value = { ...entry, off: true }
  if (into.value === undefined) return { op: 'set', at: into.at, value: [value] }
  return { op: 'set', at, value, after: neighbour(was, is, name) }
}

const entriesOf = (value: unknown): Named =>
  (Array.isArray(value) ? namedIn(value) : undefined) ?? new Map()

const children = (at: Location, entry: unknown): Placed =>
  member({ at, value: entry }, 'children') ?? { at, value: [] }

/** True for the option itself and for its ancestors. */
const leadsTo = (entry: unknown, code: string): boolean =>
  isRecord(entry) &&
  (entry.itemCode === code ||
    (Array.isArray(entry.children) && entry.children.some((one) => leadsTo(one, code))))

/** The nearest entry before it that is still there. */
function neighbour(was: Named, is: Named, name: string): string | null {
  const before = [...was.keys()]
  return before.slice(0, before.indexOf(name)).findLast((one) => is.has(one)) ?? null
}
