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

/** Whether a document has an editor of its own, that of forms, instead of a panel. */
export const isForm = (path: string): boolean => path.startsWith('formConfig/')

/** The schema that a document's panel is made from; undefined for one that has no panel. */
export function panelSchemaOf(path: string): SchemaPlace | undefined {
  if (isForm(path)) return undefined
  const file = path.startsWith('dictionaries/')
    ? 'dictionary.schema.json'
    : path.replace(/\.json$/, '.schema.json')
  const node = ownValue(SCHEMAS, file)
  return node && { node, file }
}
