import { entriesOf, entryName, entryPlace } from './entries.ts'
import { isFixed, isIdentity, type Location, valueAt } from './panelOf.ts'
import { resolveNode, type SchemaNode, type SchemaPlace, shapeOf } from './schemaNode.ts'
import type { PanelDocument } from './trail.ts'
import { wordsOf } from './wording.ts'

/** A named place of a document, filled in or not: a field, group or list, or an entry of a list. */
export interface NamedPlace {
  kind: 'field' | 'entry'
  label: string
  /** The sentence below a field. */
  help: string
  at: Location
  /** Names of the places above it, from the document down. */
  above: readonly string[]
  value: unknown
  /** True when nothing below it has a name. */
  isLast: boolean
}

interface Level {
  document: PanelDocument
  place: SchemaPlace
  at: Location
  above: readonly string[]
}

/** Returns all named places of a document, with the names in its panels. */
export const namedPlaces = (document: PanelDocument): NamedPlace[] =>
  placesIn({ document, place: document.place, at: [], above: [] })

function placesIn(level: Level): NamedPlace[] {
  return Object.entries(level.place.node.properties ?? {}).flatMap(([name, declared]) =>
    name === '$schema' || isIdentity(name, declared) ? [] : memberPlaces(level, name, declared),
  )
}

function memberPlaces(level: Level, name: string, declared: SchemaNode): NamedPlace[] {
  const { document } = level
  const place = resolveNode(document.schemas, level.place.file, declared)
  if (isFixed(place.node)) return []
  const { label, help } = wordsOf(declared, place.node)
  const at = [...level.at, name]
  const value = valueAt(document.value, at)
  const own = { kind: 'field' as const, label, help, at, above: level.above, value }
  const above = [...level.above, label]
  const entry = place.node.items && resolveNode(document.schemas, place.file, place.node.items)
  if (place.node.type === 'object')
    return [{ ...own, isLast: false }, ...placesIn({ document, place, at, above })]
  if (entry?.node.type !== 'object') return [{ ...own, isLast: true }]
  const isDocument = level.at.length === 0 && name === 'items'
  const inside = { ...level, place, above: isDocument ? [] : above }
  const entries = entryPlaces(inside, name, entry)
  return isDocument ? entries : [{ ...own, isLast: false }, ...entries]
}

/** Returns the entries of a list with their contents; a single entry without a list has no name besides the list's. */
function entryPlaces(level: Level, name: string, entry: SchemaPlace): NamedPlace[] {
  const { document, place, above } = level
  const object = valueAt(document.value, level.at)
  const list = { at: [name], isOneOrMany: place.isOneOrMany ?? false }
  return entriesOf(object, list).flatMap((value, index) => {
    const at = [...level.at, ...entryPlace(object, list, index)]
    const isAlone = at.at(-1) === name
    const label = entryName(value, index, document.choices)
    const own = { kind: 'entry' as const, label, help: '', at, above, value, isLast: false }
    const shape = shapeOf(document.schemas, entry, value)
    const below = { document, place: shape, at, above: isAlone ? above : [...above, label] }
    return isAlone ? placesIn(below) : [own, ...placesIn(below)]
  })
}
