import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Property, Shape } from './contractTypes.ts'

/** The part of draft-07 that the meta-schemas use. */
export interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  if?: Schema
  then?: Schema
  else?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  role?: string
  additionalProperties?: boolean | Schema
}

const FOLDER = resolve(import.meta.dirname, '../../../schemas')
export const SCHEMA_FILES = ['page', 'nodes', 'value', 'fragment', 'payload', 'site'] as const

export const schemas: Record<string, Schema> = Object.fromEntries(
  SCHEMA_FILES.map((name) => [
    `${name}.schema.json`,
    JSON.parse(readFileSync(resolve(FOLDER, `${name}.schema.json`), 'utf8')) as Schema,
  ]),
)

/** A schema by file, or by file and name of a definition. */
export function schemaAt(file: (typeof SCHEMA_FILES)[number], name?: string): Schema {
  const root = schemas[`${file}.schema.json`]
  const found = name === undefined ? root : root?.$defs?.[name]
  if (!found) throw new Error(`schemas/${file}.schema.json has no ${name}`)
  return found
}

/** What a schema says of a written value: references followed, the alternative `$param` left aside. */
export function plain(schema: Schema, file: string): { schema: Schema; file: string } {
  if (schema.$ref !== undefined) {
    const [target = '', pointer = ''] = schema.$ref.split('#')
    const home = target === '' ? file : target
    const next = schemas[home]?.$defs?.[pointer.replace('/$defs/', '')]
    if (!next) throw new Error(`dangling ${schema.$ref}`)
    return plain(next, home)
  }
  const isParam = schema.if?.$ref?.endsWith('/isParam')
  return isParam && schema.else ? plain(schema.else, file) : { schema, file }
}

/** The same description as `shapeOf` gives of a contract type; `type` of a node is its name, not a property. */
export function schemaShape(given: Schema, from: string): Shape {
  const { schema, file } = plain(given, from)
  const required = schema.required ?? []
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [
      name,
      propertyOf(property, file, !required.includes(name)),
    ]),
  )
}

function propertyOf(given: Schema, from: string, optional: boolean): Property {
  const { schema, file } = plain(given, from)
  const choices = choicesOf(schema)
  const element = schema.items ? plain(schema.items, file) : { schema, file }
  const inner = element.schema.properties && schemaShape(element.schema, element.file)
  return {
    optional,
    ...(choices && !choices.includes(true) && { choices: choices.map(String).sort() }),
    ...(inner && { inner }),
  }
}

/** An `enum` or `const`, also one beside the alternative `$param`. */
function choicesOf(schema: Schema): unknown[] | undefined {
  const [first, second] = schema.anyOf ?? []
  const beside = second?.$ref?.endsWith('/isParam') ? first?.enum : undefined
  return schema.enum ?? beside ?? ('const' in schema ? [schema.const] : undefined)
}
