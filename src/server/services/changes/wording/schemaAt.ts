import { ownValue } from '#contract/record.ts'
import { SCHEMAS } from '../../configuration/documentSchemas.ts'

/** A JSON Schema of schemas/configuration, as far as wording asks about it. */
export interface SchemaPart {
  title?: string
  $ref?: string
  $defs?: Readonly<Record<string, SchemaPart>>
  properties?: Readonly<Record<string, SchemaPart>>
  items?: SchemaPart
  then?: SchemaPart
  else?: SchemaPart
  enum?: readonly unknown[]
  enumDescriptions?: readonly string[]
  additionalProperties?: SchemaPart | boolean
}

/** A part of a schema with the file that its local references are in. */
export interface PlacedSchema {
  file: string
  part: SchemaPart
}

/** The schema of a document; a list document is its `items`, as `documentValue` reads it. */
export function documentSchema(file: string | undefined): PlacedSchema | undefined {
  const root = file === undefined ? undefined : (SCHEMAS.get(file) as SchemaPart | undefined)
  if (file === undefined || !root) return undefined
  return resolved({ file, part: root.properties?.items ?? root })
}

/** The schema of a member, or of any entry of a list. */
export function schemaBelow(
  placed: PlacedSchema | undefined,
  name: string,
  isList: boolean,
): PlacedSchema | undefined {
  if (!placed) return undefined
  const { file, part } = placed
  const shaped = [part, part.then, part.else].flatMap((one) =>
    one ? [resolved({ file, part: one })] : [],
  )
  for (const one of shaped) {
    const below = isList ? one.part.items : memberOf(one.part, name)
    if (below) return resolved({ file: one.file, part: below })
  }
  return undefined
}

function memberOf({ properties, additionalProperties }: SchemaPart, name: string) {
  const member = properties && ownValue(properties, name)
  return member ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)
}

/** Follows `$ref`; what stands beside it, such as a title, wins. */
function resolved({ file, part }: PlacedSchema): PlacedSchema {
  if (part.$ref === undefined) return { file, part }
  const [name = '', pointer = ''] = part.$ref.split('#')
  const target = name === '' ? file : name
  const key = pointer.split('/').at(-1) ?? ''
  const found = ownValue((SCHEMAS.get(target) as SchemaPart | undefined)?.$defs ?? {}, key)
  if (!found) return { file, part }
  const { $ref: _ref, ...beside } = part
  const { part: below, file: at } = resolved({ file: target, part: found })
  return { file: at, part: { ...below, ...beside } }
}
