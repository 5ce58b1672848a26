import { entriesOf, entryName, entryPlace } from './entries.ts'
import type { PanelChoices } from './fieldKind.ts'
import { type Location, type Panel, panelOf } from './panelOf.ts'
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

/** The document that panels are opened of. */
export interface PanelDocument {
  schemas: Schemas
  place: SchemaPlace
  value: unknown
  choices: PanelChoices
}

/** The panels along a trail, the document's first; it ends where an entry is gone. */
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
      name: entryName(object, index, choices),
    })
  }
  return opened
}
