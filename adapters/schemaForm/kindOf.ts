import type { FieldKindName } from './fieldKinds.ts'
import { resolveNode, type SchemaPlace, type Schemas } from './schemaNode.ts'

/** Kinds of the definitions in common.schema.json. */
const BY_DEFINITION: ReadonlyMap<string, FieldKindName> = new Map([
  ['html', 'html'],
  ['colour', 'colour'],
  ['address', 'asset'],
  ['memberType', 'memberType'],
  ['objId', 'typedMember'],
  ['moment', 'moment'],
  ['day', 'day'],
  ['fen', 'yuan'],
  ['flag', 'flag'],
])

/** Beginning of a pattern that only files of the configuration match. */
const FILE = '^asset:'

/** A year, or two of them that are first and last. */
const YEARS = '^\\d{4}(?:,\\d{4})?$'

/** Maximum length from which a text gets several lines. */
const PARAGRAPH = 60

/** Returns the kind of field for a value; undefined for one that no single field can hold. */
export function kindOf(
  schemas: Schemas,
  { node, file, definition = '' }: SchemaPlace,
  value: unknown,
): FieldKindName | undefined {
  const kind = BY_DEFINITION.get(definition)
  if (kind) return kind
  if (node.pattern?.startsWith(FILE)) return 'asset'
  if (node.pattern === YEARS) return 'years'
  if (node.enum) return 'choice'
  if (node.const === true) return 'mark'
  if (node.type === 'boolean') return 'flag'
  if (node.type === 'integer' || node.type === 'number') return 'whole'
  if (node.type === 'string') return isLong(value) ? 'paragraph' : 'text'
  if (node.type !== 'array' || !node.items) return undefined
  const { node: entry, definition: named } = resolveNode(schemas, file, node.items)
  if (named === 'memberType' && entry.type === 'string') return 'memberTypes'
  if (entry.enum) return 'choices'
  return entry.type === 'string' ? 'lines' : undefined
}

const isLong = (value: unknown): boolean =>
  typeof value === 'string' && (value.length > PARAGRAPH || value.includes('\n'))
