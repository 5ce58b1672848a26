import { ownValue } from '#contract/record.ts'
import { ANYTHING, isAnything, isOfType, type JsonSchema } from './jsonSchema.ts'

export type Resolve = (schema: JsonSchema) => JsonSchema

/** The result of following a path: a shape, or the first segment that cannot exist. */
export type Descent =
  | { schema: JsonSchema }
  | { missing: string; index: number; known: readonly string[] }

/** Follows property names and list indexes into a shape; where the shape is open, the path is assumed to exist. */
export function descend(
  schema: JsonSchema,
  segments: readonly string[],
  resolve: Resolve,
): Descent {
  let at = schema
  for (const [index, segment] of segments.entries()) {
    const next = step(at, segment, resolve)
    if (next === undefined) {
      return { missing: segment, index, known: propertyNames(at, resolve) }
    }
    at = next
  }
  return { schema: at }
}

/**
 * The alternatives of a schema as plain schemas; `allOf` parts count as alternatives, because each declares some
 * properties.
 */
export function alternatives(schema: JsonSchema, resolve: Resolve): readonly JsonSchema[] {
  const plain = resolve(schema)
  const parts = [...(plain.anyOf ?? []), ...(plain.oneOf ?? []), ...(plain.allOf ?? [])]
  const own = plain.properties || plain.items || parts.length === 0 ? [plain] : []
  return [...own, ...parts.flatMap((part) => alternatives(part, resolve))]
}

export const propertyNames = (schema: JsonSchema, resolve: Resolve): string[] => [
  ...new Set(alternatives(schema, resolve).flatMap((plain) => Object.keys(plain.properties ?? {}))),
]

function step(schema: JsonSchema, segment: string, resolve: Resolve): JsonSchema | undefined {
  const found = alternatives(schema, resolve).flatMap((plain) => stepPlain(plain, segment) ?? [])
  return found.length > 1 ? { anyOf: found } : found[0]
}

function stepPlain(schema: JsonSchema, segment: string): JsonSchema | undefined {
  if (isAnything(schema)) return ANYTHING
  if (schema.properties && Object.hasOwn(schema.properties, segment)) {
    return ownValue(schema.properties, segment)
  }
  if (isOfType(schema, 'array') && /^\d+$/.test(segment)) return schema.items ?? ANYTHING
  return openTo(schema)
}

/** Objects with properties are closed unless they declare additional ones; an object without any is open. */
function openTo(schema: JsonSchema): JsonSchema | undefined {
  const { additionalProperties: more } = schema
  if (typeof more === 'object') return more
  if (more === true) return ANYTHING
  const bare = isOfType(schema, 'object') && !schema.properties && more === undefined
  return bare ? ANYTHING : undefined
}
