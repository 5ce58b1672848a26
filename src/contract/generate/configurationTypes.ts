import { ownValue } from '../record.ts'
import { declarationOf, type Resolve, type TypedSchema, typeOf } from './schemaTypes.ts'

/** Schemas of schemas/configuration by their name without `.schema.json`. */
export type ConfigurationSchemas = Readonly<Record<string, TypedSchema>>

const NOTE = '/** Generated from schemas/configuration by `npm run generate`; do not edit. */\n'

/** Kinds of documents a society may have any number of, each in a folder of its own. */
const IN_FOLDERS = ['formConfig', 'dictionary']

/** Types of every document of a society, and `DocumentShapes`, which lists them by file name. */
export function configurationTypes(schemas: ConfigurationSchemas): string {
  const names = Object.keys(schemas).filter((name) => name !== 'common')
  const declared = names.flatMap((name) => declarationsOf(name, schemas))
  const files = names
    .filter((name) => !IN_FOLDERS.includes(name))
    .map((name) => `  '${name}.json': ${documentType(name, schemas)}\n`)
  const documents = `/** Every document by its file name, as it is read. */\nexport interface DocumentShapes {\n${files.join('')}}\n`
  const dictionary = `export type DictionaryShape = ${documentType('dictionary', schemas)}\n`
  return [NOTE, ...declared, documents, dictionary].join('\n')
}

/** A list is `items` of its document; without it the list alone is the document. */
const listOf = (schema: TypedSchema): TypedSchema | undefined => schema.properties?.items

function documentType(name: string, schemas: ConfigurationSchemas): string {
  const list = listOf(ownValue(schemas, name) ?? {})
  return list ? typeOf(list, resolver(name, schemas)) : shapeName(name)
}

function declarationsOf(name: string, schemas: ConfigurationSchemas): string[] {
  const { $defs = {}, ...root } = ownValue(schemas, name) ?? {}
  const resolve = resolver(name, schemas)
  const own = Object.entries($defs).filter(([, schema]) => isNamed(schema))
  const all = listOf(root) ? own : ([...own, [name, withoutLink(root)]] as const)
  return all.map(([one, schema]) => declarationOf(shapeName(one), schema, resolve))
}

/** Removes `$schema`, which is for editors and absent from the parsed value. */
function withoutLink(schema: TypedSchema): TypedSchema {
  const { $schema: _link, ...properties } = schema.properties ?? {}
  return { ...schema, properties }
}

const resolver =
  (name: string, schemas: ConfigurationSchemas): Resolve =>
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
