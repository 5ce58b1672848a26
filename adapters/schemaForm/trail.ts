import { entriesOf, entryName, entryPlace } from './entries.ts'
import type { PanelChoices } from './fieldKind.ts'
import { keyOf, type Location, type Panel, type PanelList, panelOf, valueAt } from './panelOf.ts'
import type { SchemaPlace, Schemas } from './schemaNode.ts'

/** One step down from an object: into an entry of one of its lists. */
export interface TrailStep {
  list: Location
  index: number
}

/** A panel that is open, from the document down. */
export interface OpenPanel {
  panel: Panel
  object: unknown
  /** Place of its object in the document. */
  at: Location
  name: string
}

/** Document whose panels are opened. */
export interface PanelDocument {
  schemas: Schemas
  place: SchemaPlace
  value: unknown
  choices: PanelChoices
}

/** Returns the panels along a trail, the document's first; it ends at a missing entry. */
export function openTrail(
  { schemas, place, value, choices }: PanelDocument,
  trail: readonly TrailStep[],
): OpenPanel[] {
  const panel = panelOf(schemas, place, value, choices)
  const opened: OpenPanel[] = [{ panel, object: value, at: [], name: panel.label }]
  for (const { list: at, index } of trail) {
    const open = opened.at(-1)
    const list = open?.panel.lists.find((one) => one.at.join() === at.join())
    const object = open && list && entriesOf(open.object, list)[index]
    if (!open || !list || object === undefined) break
    opened.push({
      ...{ object, panel: panelOf(schemas, list.entry, object, choices) },
      at: [...open.at, ...entryPlace(open.object, list, index)],
      name: entryName(object, index, choices, list),
    })
  }
  return opened
}

/** Trail to the panel that shows a place, and the key of its field or list there. */
export interface ShownPlace {
  trail: readonly TrailStep[]
  key: string
}

/** Returns the trail to the panel that shows a place of the document. */
export function trailTo(
  { schemas, place, value, choices }: PanelDocument,
  at: Location,
): ShownPlace {
  const trail: TrailStep[] = []
  let [panel, object, rest] = [panelOf(schemas, place, value, choices), value, at]
  for (;;) {
    const list = panel.lists.find((one) => one.at.every((name, index) => rest[index] === name))
    const index = list && indexBelow(object, list, rest)
    if (!list || index === undefined) return { trail, key: keyOf(rest) }
    const passed = entryPlace(object, list, index).length
    object = entriesOf(object, list)[index]
    panel = panelOf(schemas, list.entry, object, choices)
    rest = rest.slice(passed)
    trail.push({ list: list.at, index })
  }
}

/** Returns the index of the entry that contains a place; undefined for the list itself. */
function indexBelow(object: unknown, list: PanelList, at: Location): number | undefined {
  const below = at[list.at.length]
  const index = Array.isArray(valueAt(object, list.at)) ? below : 0
  return below !== undefined && typeof index === 'number' && index < entriesOf(object, list).length
    ? index
    : undefined
}
