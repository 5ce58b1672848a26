import type { SchemaNode } from '#adapters/schemaForm/schemaNode.ts'
import { wordsOf } from '#adapters/schemaForm/wording.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { SCHEMAS } from '#server/modules/configuration/documents/documentSchemas.ts'

/** A JSON Schema of schemas/configuration, with the keywords that wording needs. */
export interface SchemaPart
  extends Omit<SchemaNode, 'items' | 'properties' | 'then' | 'else' | '$defs'> {
  $defs?: Readonly<Record<string, SchemaPart>>
  properties?: Readonly<Record<string, SchemaPart>>
  items?: SchemaPart
  /** Titles of the entries of a list in which each position has its own meaning, in order. */
  prefixItems?: readonly { title?: string }[]
  then?: SchemaPart
  else?: SchemaPart
  additionalProperties?: SchemaPart | boolean
}

/** A part of a schema with the file that its local references are in. */
export interface PlacedSchema {
  file: string
  part: SchemaPart
  /** Label of the part in its panel; empty for a part without a name. */
  label: string
}

/** The schema of a document; a list document is its `items`, as `documentValue` reads it. */
export function documentSchema(file: string | undefined): PlacedSchema | undefined {
  const root = file === undefined ? undefined : (SCHEMAS.get(file) as SchemaPart | undefined)
  if (file === undefined || !root) return undefined
  return resolved(file, root.properties?.items ?? root)
}

/**
 * The schema of a member, or of any entry of a list.
 * @param held the value that it is a member of: it decides where the schema allows one of two shapes
 */
export function schemaBelow(
  placed: PlacedSchema | undefined,
  name: string,
  held: unknown,
): PlacedSchema | undefined {
  if (!placed) return undefined
  const { file, part } = placed
  const isList = Array.isArray(held)
  const shaped = shapesOf(part, held).flatMap((one) => (one ? [resolved(file, one)] : []))
  for (const one of shaped) {
    const below = isList ? one.part.items : memberOf(one.part, name)
    if (below) return resolved(one.file, below)
  }
  return undefined
}

function shapesOf(part: SchemaPart, held: unknown): (SchemaPart | undefined)[] {
  const { required } = part.if ?? {}
  if (!required) return [part, part.then, part.else]
  const isFirst = isRecord(held) && required.every((name) => Object.hasOwn(held, name))
  return [part, isFirst ? part.then : part.else]
}

function memberOf({ properties, additionalProperties }: SchemaPart, name: string) {
  const member = properties && ownValue(properties, name)
  return member ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)
}

/** Follows `$ref`; keywords beside it, such as a title, take precedence. */
function resolved(file: string, declared: SchemaPart): PlacedSchema {
  const { file: at, part } = followed(file, declared)
  return { file: at, part, label: wordsOf(declared as SchemaNode, part as SchemaNode).label }
}

function followed(file: string, part: SchemaPart): Omit<PlacedSchema, 'label'> {
  if (part.$ref === undefined) return { file, part }
  const [name = '', pointer = ''] = part.$ref.split('#')
  const target = name === '' ? file : name
  const key = pointer.split('/').at(-1) ?? ''
  const found = ownValue((SCHEMAS.get(target) as SchemaPart | undefined)?.$defs ?? {}, key)
  if (!found) return { file, part }
  const { $ref: _ref, ...beside } = part
  const { part: below, file: at } = followed(target, found)
  return { file: at, part: { ...below, ...beside } }
}
