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

/** Returns whether a document is a form, which has an editor of its own instead of a panel. */
export const isForm = (path: string): boolean => path.startsWith('formConfig/')

/** Returns the schema that a document's panel is made from; undefined for a document without a panel. */
export function panelSchemaOf(path: string): SchemaPlace | undefined {
  if (isForm(path)) return undefined
  const file = path.startsWith('dictionaries/')
    ? 'dictionary.schema.json'
    : path.replace(/\.json$/, '.schema.json')
  const node = ownValue(SCHEMAS, file)
  return node && { node, file }
}
