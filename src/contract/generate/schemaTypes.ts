/** TypeScript types printed from JSON Schemas: the part of the language the schemas of this product use. */

export interface TypedSchema {
  $ref?: string
  title?: string
  description?: string
  /** The type as printed, where more is known than the schema says. */
  tsType?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, TypedSchema>
  required?: string[]
  additionalProperties?: boolean | TypedSchema
  items?: TypedSchema
  minItems?: number
  maxItems?: number
  anyOf?: TypedSchema[]
  oneOf?: TypedSchema[]
  if?: TypedSchema
  then?: TypedSchema
  else?: TypedSchema
  $defs?: Record<string, TypedSchema>
}

/** Follows a `$ref` to a definition and the name of its type; without a name its type is printed in place. */
export type Resolve = (ref: string) => { schema: TypedSchema; name?: string }

/** Text of `export interface` or `export type`, whichever the schema is. */
export function declarationOf(name: string, schema: TypedSchema, resolve: Resolve): string {
  const type = typeOf(schema, resolve)
  const doc = docOf(schema, '')
  return type.startsWith('{\n')
    ? `${doc}export interface ${name} ${type}\n`
    : `${doc}export type ${name} = ${type}\n`
}

/** The type of the values a schema describes. */
export function typeOf(schema: TypedSchema, resolve: Resolve, indent = ''): string {
  if (schema.tsType !== undefined) return schema.tsType
  if (schema.$ref !== undefined) {
    const { schema: target, name } = resolve(schema.$ref)
    return name ?? typeOf(target, resolve, indent)
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  if (isParam(schema.if) && schema.else) return typeOf(schema.else, resolve, indent)
  if (schema.properties) return objectOf(schema, resolve, indent)
  const parts = alternatives(schema)
  if (parts) return unionOf(parts.map((part) => typeOf(part, resolve, indent)))
  return unionOf([schema.type ?? []].flat().map((type) => plainType(type, schema, resolve, indent)))
}

/** A fragment's parameter may stand anywhere; it is filled in before a value is read. */
const isParam = (schema: TypedSchema | undefined): boolean =>
  schema?.$ref?.endsWith('/isParam') === true

/** Exactly one of `then` and `else` applies, depending on `if`. */
function alternatives({ anyOf, oneOf, then: one, else: other }: TypedSchema) {
  const listed = (anyOf ?? oneOf)?.filter((part) => !isParam(part))
  return listed ?? (one && other ? [one, other] : undefined)
}

const unionOf = (types: string[]): string => [...new Set(types)].join(' | ') || 'unknown'

function plainType(type: string, schema: TypedSchema, resolve: Resolve, indent: string): string {
  if (type === 'array' || type === 'object') return collectionOf(type, schema, resolve, indent)
  return type === 'integer' ? 'number' : type
}

function collectionOf(
  type: 'array' | 'object',
  { items = {}, additionalProperties, minItems, maxItems }: TypedSchema,
  resolve: Resolve,
  indent: string,
): string {
  if (type === 'object') {
    const values = typeof additionalProperties === 'object' ? additionalProperties : {}
    return `Record<string, ${typeOf(values, resolve, indent)}>`
  }
  const item = typeOf(items, resolve, indent)
  if (minItems !== undefined && minItems === maxItems)
    return `[${Array(minItems).fill(item).join(', ')}]`
  return item.includes('|') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
}

function objectOf(
  { properties = {}, required = [] }: TypedSchema,
  resolve: Resolve,
  indent: string,
): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, schema]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`
    const mark = required.includes(name) ? '' : '?'
    return `${docOf(schema, inner)}${inner}${key}${mark}: ${typeOf(schema, resolve, inner)}\n`
  })
  return `{\n${lines.join('')}${indent}}`
}

const docOf = ({ description }: TypedSchema, indent: string): string =>
  description === undefined ? '' : `${indent}/** ${description} */\n`
