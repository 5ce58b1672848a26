import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'

/** Parts of a document's JSON Schema from which a panel is made. */
export interface SchemaNode {
  $ref?: string
  title?: string
  description?: string
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean'
  enum?: readonly unknown[]
  /** Names of the values in `enum`, in their order. */
  enumDescriptions?: readonly string[]
  const?: unknown
  pattern?: string
  /** Set by the product or by a command: a panel does not change it. */
  readOnly?: boolean
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: SchemaNode
  /** Names of a list's entries by position. */
  prefixItems?: readonly { title?: string }[]
  properties?: Readonly<Record<string, SchemaNode>>
  required?: readonly string[]
  /** `type: "array"` for one entry or a list of them; `required` for one of two shapes. */
  if?: { type?: string; required?: readonly string[] }
  then?: SchemaNode
  else?: SchemaNode
  $defs?: Readonly<Record<string, SchemaNode>>
}

/** Schemas by file name, such as `fees.schema.json`. */
export type Schemas = Readonly<Record<string, SchemaNode>>

/** A node with its references followed. */
export interface SchemaPlace {
  node: SchemaNode
  /** The file in which references within the node are looked up. */
  file: string
  /** Name of the definition it refers to, such as `html`; undefined where it is written out. */
  definition?: string
  /** True for a value that may be one entry or a list of them (`if: { type: "array" }`). */
  isOneOrMany?: boolean
}

/**
 * Follows the references of a node. Its own title, description and least length override those of the definition.
 * @throws for a reference that names nothing; the schemas are the product's own
 */
export function resolveNode(schemas: Schemas, file: string, node: SchemaNode): SchemaPlace {
  if (node.if?.type === 'array' && node.then && node.else)
    return { ...resolveNode(schemas, file, { ...own(node), ...node.then }), isOneOrMany: true }
  if (node.$ref === undefined) return { node, file }
  const [target = '', pointer = ''] = node.$ref.split('#')
  const definition = pointer.replace('/$defs/', '')
  const holder = target === '' ? file : target
  const found = ownValue(ownValue(schemas, holder)?.$defs ?? {}, definition)
  if (!found) throw new Error(`${file}: nothing is called ${node.$ref}`)
  const place = resolveNode(schemas, holder, found)
  return { ...place, node: { ...place.node, ...own(node) }, definition }
}

/**
 * Returns the shape of a value that has one of two, distinguished by members of the first (`if: { required: […] }`);
 * the second for a missing value. Any other place is returned unchanged.
 */
export function shapeOf(schemas: Schemas, place: SchemaPlace, value: unknown): SchemaPlace {
  const { if: test, then: first, else: second } = place.node
  if (!test?.required || !first || !second) return place
  const isFirst = isRecord(value) && test.required.every((name) => Object.hasOwn(value, name))
  return resolveNode(schemas, place.file, isFirst ? first : second)
}

const own = ({
  title,
  description,
  minLength,
}: SchemaNode): Pick<SchemaNode, 'title' | 'description' | 'minLength'> => ({
  ...(title === undefined ? {} : { title }),
  ...(description === undefined ? {} : { description }),
  ...(minLength === undefined ? {} : { minLength }),
})
