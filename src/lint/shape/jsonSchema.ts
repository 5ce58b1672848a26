/** The part of JSON Schema that shapes of data are described in: api.json's, and our own in scopes.ts. */
export interface JsonSchema {
  $ref?: string
  type?: string | readonly string[]
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  allOf?: readonly JsonSchema[]
  enum?: readonly unknown[]
  const?: unknown
}

/** A shape nothing is known of: any path into it may exist. */
export const ANYTHING: JsonSchema = {}

export const TEXT: JsonSchema = { type: 'string' }

/** An object with exactly these properties. */
export const objectOf = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  additionalProperties: false,
})

const SAYS = [
  'type',
  'properties',
  'items',
  'anyOf',
  'oneOf',
  'allOf',
  'enum',
  'const',
  '$ref',
] as const

/** Returns whether the schema accepts anything. */
export const isAnything = (schema: JsonSchema): boolean =>
  SAYS.every((word) => schema[word] === undefined)

export const isOfType = (schema: JsonSchema, type: string): boolean =>
  schema.type === type || (Array.isArray(schema.type) && schema.type.includes(type))
