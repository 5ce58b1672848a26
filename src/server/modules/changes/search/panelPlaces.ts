import { type NamedPlace, namedPlaces } from '#adapters/schemaForm/namedPlaces.ts'
import type { SchemaNode, Schemas } from '#adapters/schemaForm/schemaNode.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { SCHEMAS, schemaFileOf } from '#server/modules/configuration/documents/documentSchemas.ts'

const schemas = Object.fromEntries(SCHEMAS) as Schemas

/** Documents without a panel, or whose panel says the same of every entry. */
const WITHOUT = /^(?:formConfig|dictionaries)\//

/** A document that has panels: its value, and the places that they name. */
export interface PanelPlaces {
  value: unknown
  places: readonly NamedPlace[]
}

/** Returns the places that a document's panels name; `undefined` for a document without panels. */
export function panelPlaces(
  path: string,
  parsed: unknown,
  memberTypes: ReadonlyMap<string, string>,
): PanelPlaces | undefined {
  const file = WITHOUT.test(path) ? undefined : schemaFileOf(path)
  const node: SchemaNode | undefined = file === undefined ? undefined : ownValue(schemas, file)
  const value = Array.isArray(parsed) ? { items: parsed } : parsed
  if (file === undefined || !node || !isRecord(value)) return undefined
  const types = [...memberTypes].map(([code, name]) => ({ code, name }))
  const choices = { memberTypes: types, assets: [] }
  return { value, places: namedPlaces({ schemas, place: { node, file }, value, choices }) }
}
