import { ownValue } from '../record.ts'
import { declarationOf, type Resolve, type TypedSchema, typeOf } from './schemaTypes.ts'

/** Schemas of a folder by their name without `.schema.json`; `common` is what the others share. */
export type DocumentSchemas = Readonly<Record<string, TypedSchema>>

const noteOf = (folder: string): string =>
  `/** Generated from schemas/${folder} by \`npm run generate\`; do not edit. */\n`

/** Kinds of documents a society may have any number of, each in a folder of its own. */
const IN_FOLDERS = ['formConfig', 'dictionary']

/** Types of every document of a society, and `DocumentShapes`, which lists them by file name. */
export function configurationTypes(schemas: DocumentSchemas): string {
  const names = Object.keys(schemas).filter((name) => name !== 'common')
  const declared = names.flatMap((name) => declarationsOf(name, schemas))
  const single = names.filter((name) => !IN_FOLDERS.includes(name))
  const documents = documentsOf('DocumentShapes', single, schemas)
  const dictionary = `export type DictionaryShape = ${documentType('dictionary', schemas)}\n`
  return [noteOf('configuration'), ...declared, documents, dictionary].join('\n')
}

/** Types of the demonstration's data, and `SeedShapes`, which lists them by file name. */
export function seedTypes(seed: DocumentSchemas, configuration: DocumentSchemas): string {
  const schemas = { ...seed, '../configuration/common': configuration.common ?? {} }
  const names = Object.keys(seed).filter((name) => name !== 'common')
  const declared = [
    ...definitionsOf('common', schemas),
    ...names.flatMap((name) => declarationsOf(name, schemas)),
  ]
  return [noteOf('seed'), ...declared, documentsOf('SeedShapes', names, schemas)].join('\n')
}

function documentsOf(type: string, names: readonly string[], schemas: DocumentSchemas): string {
  const files = names.map((name) => `  '${name}.json': ${documentType(name, schemas)}\n`)
  return `/** Every document by its file name, as it is read. */\nexport interface ${type} {\n${files.join('')}}\n`
}

/** A list is `items` of its document; without it the list alone is the document. */
const listOf = (schema: TypedSchema): TypedSchema | undefined => schema.properties?.items

function documentType(name: string, schemas: DocumentSchemas): string {
  const list = listOf(ownValue(schemas, name) ?? {})
  return list ? typeOf(list, resolver(name, schemas)) : shapeName(name)
}

function declarationsOf(name: string, schemas: DocumentSchemas): string[] {
  const { $defs: _, ...root } = ownValue(schemas, name) ?? {}
  const own = definitionsOf(name, schemas)
  if (listOf(root)) return own
  return [...own, declarationOf(shapeName(name), withoutLink(root), resolver(name, schemas))]
}

function definitionsOf(name: string, schemas: DocumentSchemas): string[] {
  const { $defs = {} } = ownValue(schemas, name) ?? {}
  return Object.entries($defs)
    .filter(([, schema]) => isNamed(schema))
    .map(([one, schema]) => declarationOf(shapeName(one), schema, resolver(name, schemas)))
}

/** Removes `$schema`, which is for editors and absent from the parsed value. */
function withoutLink(schema: TypedSchema): TypedSchema {
  const { $schema: _link, ...properties } = schema.properties ?? {}
  return { ...schema, properties }
}

const resolver =
  (name: string, schemas: DocumentSchemas): Resolve =>
  (ref) => {
    const [file = '', pointer = ''] = ref.split('#/$defs/')
    const found = ownValue(schemas, file.replace('.schema.json', '') || name)
    const schema = ownValue(found?.$defs, pointer)
    if (!schema) throw new Error(`${name}: ${ref} does not exist`)
    return isNamed(schema) ? { schema, name: shapeName(pointer) } : { schema }
  }

const isNamed = ({ properties, then: one, tsType }: TypedSchema): boolean =>
  properties !== undefined || one !== undefined || tsType !== undefined

const shapeName = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}Shape`
