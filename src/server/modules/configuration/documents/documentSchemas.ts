import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownValue } from '#contract/record.ts'
import { ROOT } from '#server/root.ts'

const FOLDER = join(ROOT, 'schemas', 'configuration')

/** The keywords of a schema that are read here. */
export interface Part {
  title?: string
  $ref?: string
  items?: Part
  properties?: Readonly<Record<string, Part>>
}

export interface DocumentSchema extends Part {
  /** Default of an omitted document; without it the document is required. */
  default?: unknown
}

/** The schemas of schemas/configuration by file name, such as `site.schema.json`. */
export const SCHEMAS: ReadonlyMap<string, DocumentSchema> = new Map(
  readdirSync(FOLDER).map((file) => [
    file,
    JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as DocumentSchema,
  ]),
)

/** Schemas of documents in folders. */
const IN_FOLDERS: Readonly<Record<string, string>> = {
  formConfig: 'formConfig.schema.json',
  dictionaries: 'dictionary.schema.json',
}
/** Schemas that belong to no single document. */
const SHARED = ['common.schema.json', ...Object.values(IN_FOLDERS)]

/** Documents that exist once per organisation, by file name. */
export const DOCUMENTS: ReadonlyMap<string, DocumentSchema> = new Map(
  [...SCHEMAS]
    .filter(([file]) => !SHARED.includes(file))
    .map(([file, schema]) => [file.replace('.schema', ''), schema]),
)

/** File name of a document's schema; undefined for documents the lint checks. */
export function schemaFileOf(path: string): string | undefined {
  if (DOCUMENTS.has(path)) return path.replace('.json', '.schema.json')
  const [folder = '', file] = path.split('/')
  return file === undefined ? undefined : ownValue(IN_FOLDERS, folder)
}

/** True for list documents: `{ "items": […] }` or a bare list. */
export const isListSchema = (file: string): boolean =>
  SCHEMAS.get(file)?.properties?.items !== undefined
