import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OperationId } from '#contract/calls.ts'
import { ownValue } from '#contract/record.ts'
import { ROOT } from '../root.ts'

export type Schema = Record<string, unknown>

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}

interface Content {
  content: { 'application/json': { schema: Schema } }
}

interface Operation {
  operationId: OperationId
  'x-right'?: string[]
  'x-others'?: string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: Content
  responses: Record<string, Content | { $ref: string }>
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses: Record<string, Content>
  }
}

/** The JSON Schemas of one call, as they are validated; absent where a call has no such part. */
export interface CallSchemas {
  params?: Schema
  querystring?: Schema
  headers?: Schema
  body?: Schema
  success: Schema
}

export const API = JSON.parse(
  readFileSync(join(ROOT, 'schemas', 'api.json'), 'utf8'),
) as ApiDocument

const isRef = (part: object): part is { $ref: string } => '$ref' in part

function parameterOf(part: Parameter | { $ref: string }): Parameter {
  if (!isRef(part)) return part
  const found = ownValue(API.components.parameters, part.$ref.split('/').at(-1) ?? '')
  if (!found) throw new Error(`schemas/api.json: ${part.$ref} does not exist`)
  return found
}

/** The schemas of every call by name, read from the contract. */
export function callSchemas(): Map<OperationId, CallSchemas> {
  return new Map(operations().map((operation) => [operation.operationId, schemasOf(operation)]))
}

/** What a call asks of staff, by the contract. */
export interface CallRights {
  /** All of them are needed. */
  needs: readonly string[]
  /** Opens to whoever holds it what is not their own. */
  others?: string
}

/** The rights of every call by name; a call that names none gives staff nothing beyond what anybody has. */
export function callRights(): Map<OperationId, CallRights> {
  return new Map(
    operations().map(({ operationId, 'x-right': needs = [], 'x-others': others }) => [
      operationId,
      { needs, ...(others !== undefined && { others }) },
    ]),
  )
}

const operations = () => Object.values(API.paths).flatMap((path) => Object.values(path))

function schemasOf(operation: Operation): CallSchemas {
  const parameters = (operation.parameters ?? []).map(parameterOf)
  const params = objectOf(parameters, 'path')
  const querystring = objectOf(parameters, 'query') ?? NOTHING
  const headers = objectOf(parameters, 'header')
  const body = operation.requestBody?.content['application/json'].schema
  const success = operation.responses['200']
  if (!success || isRef(success)) throw new Error(`${operation.operationId} has no 200 answer`)
  return {
    ...(params ? { params } : {}),
    querystring,
    ...(headers ? { headers: { ...headers, additionalProperties: true } } : {}),
    ...(body ? { body } : {}),
    success: success.content['application/json'].schema,
  }
}

const NOTHING: Schema = { type: 'object', additionalProperties: false, properties: {} }

function objectOf(parameters: Parameter[], place: Parameter['in']): Schema | undefined {
  const own = parameters.filter((parameter) => parameter.in === place)
  if (own.length === 0) return undefined
  return {
    type: 'object',
    additionalProperties: false,
    required: own.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    properties: Object.fromEntries(own.map((parameter) => [parameter.name, parameter.schema])),
  }
}
