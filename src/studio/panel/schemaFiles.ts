import type { SchemaNode, SchemaPlace, Schemas } from '#adapters/schemaForm/schemaNode.ts'
import { ownValue } from '#contract/record.ts'

const files = import.meta.glob<SchemaNode>('../../../schemas/configuration/*.schema.json', {
  eager: true,
  import: 'default',
})

/** The schemas of documents by file name, in the studio's own chunk. */
export const SCHEMAS: Schemas = Object.fromEntries(
  Object.entries(files).map(([file, schema]) => [file.slice(file.lastIndexOf('/') + 1), schema]),
)

/** Documents that are edited as text: forms, whose editor is not built, and what the schemas do not describe. */
const WITHOUT_PANEL = /^formConfig\//

/** The schema that a document's panel is made from; undefined for a document without a panel. */
export function panelSchemaOf(path: string): SchemaPlace | undefined {
  if (WITHOUT_PANEL.test(path)) return undefined
  const file = path.startsWith('dictionaries/')
    ? 'dictionary.schema.json'
    : path.replace(/\.json$/, '.schema.json')
  const node = ownValue(SCHEMAS, file)
  return node && { node, file }
}
