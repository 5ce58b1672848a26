import type { ErrorObject } from 'ajv'
import { pointerSegments } from '#domain/json/jsonPointer.ts'
import { getAt, type Located } from '../document/located.ts'
import { checkSchema, type SchemaName } from '../schema/metaSchema.ts'
import type { Role } from '../schema/roles.ts'
import { type Surroundings, surroundingsAt } from './surroundings.ts'

/** A value with a role, its place and its scope. */
export interface Use {
  role: Role
  at: Located
  /** The object or list that contains it. */
  holder: Located | undefined
  /** Names and indexes from the root of the tree. */
  segments: readonly string[]
  around: Surroundings
}

/** A value checked against the meta-schema as a whole, with the roles of its parts. */
export interface Tree {
  root: Located
  errors: readonly ErrorObject[]
  uses: readonly Use[]
}

export function readTree(root: Located, schema: SchemaName, base: Surroundings): Tree {
  const { errors, roles } = checkSchema(root.value, schema)
  const uses = roles.flatMap(({ role, path }): Use[] => {
    const segments = pointerSegments(path)
    const at = getAt(root, segments)
    if (!at) return []
    const holder = getAt(root, segments.slice(0, -1))
    return [{ role, at, holder, segments, around: surroundingsAt(root, segments, base) }]
  })
  return { root, errors, uses }
}
