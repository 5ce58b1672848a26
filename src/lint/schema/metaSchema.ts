import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { Json } from '#contract/logic.ts'
import fragmentSchema from '#schemas/fragment.schema.json' with { type: 'json' }
import nodesSchema from '#schemas/nodes.schema.json' with { type: 'json' }
import pageSchema from '#schemas/page.schema.json' with { type: 'json' }
import payloadSchema from '#schemas/payload.schema.json' with { type: 'json' }
import siteSchema from '#schemas/site.schema.json' with { type: 'json' }
import valueSchema from '#schemas/value.schema.json' with { type: 'json' }
import type { Role } from './roles.ts'

const SCHEMAS = {
  page: pageSchema,
  nodes: nodesSchema,
  value: valueSchema,
  fragment: fragmentSchema,
  payload: payloadSchema,
  site: siteSchema,
}

/** The schema of a tree: a whole document, or the node or the rows in a fragment; a panel is rows. */
export type SchemaName = 'page' | 'fragment' | 'payload' | 'site' | 'node' | 'rows'

/** A value that the meta-schema gives a role; `path` is its JSON pointer in the checked value. */
export interface RoleUse {
  role: Role
  path: string
}

export interface SchemaAnswer {
  errors: readonly ErrorObject[]
  roles: readonly RoleUse[]
}

let validators: Map<SchemaName, ValidateFunction> | undefined

/**
 * Checks a value against the meta-schema and collects the `role` of its parts, so that the schemas are the only list of
 * the places of names, rules, nodes and steps.
 */
export function checkSchema(value: Json, name: SchemaName): SchemaAnswer {
  validators ??= compile()
  const validate = validators.get(name)
  if (!validate) throw new Error(`no schema named ${name}`)
  const roles: RoleUse[] = []
  validate.call(roles, value)
  return { errors: validate.errors ?? [], roles }
}

function compile(): Map<SchemaName, ValidateFunction> {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    inlineRefs: false,
    passContext: true,
    strict: false,
  })
  ajv.addKeyword({ keyword: 'role', schemaType: 'string', errors: false, validate: collectRole })
  for (const [file, schema] of Object.entries(SCHEMAS)) {
    ajv.addSchema(schema, `${file}.schema.json`)
  }
  const compiled = (ref: string) => ajv.compile({ $ref: ref })
  return new Map([
    ['page', compiled('page.schema.json')],
    ['fragment', compiled('fragment.schema.json')],
    ['payload', compiled('payload.schema.json')],
    ['site', compiled('site.schema.json')],
    ['node', compiled('nodes.schema.json#/$defs/node')],
    ['rows', compiled('page.schema.json#/$defs/formRows')],
  ])
}

function collectRole(
  this: RoleUse[],
  role: Role,
  _value: unknown,
  _schema?: unknown,
  context?: { instancePath: string },
): boolean {
  this.push({ role, path: context?.instancePath ?? '' })
  return true
}
