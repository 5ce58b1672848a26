import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseApi } from '#contract/apiDocument.ts'
import type { OperationId } from '#contract/calls.ts'
import { ownValue } from '#contract/record.ts'
import type { RecordType } from '#server/base/activity/recordTypes.ts'
import { ROOT } from '#server/root.ts'
import type { ActivityKind } from '#server/store/tables/activity.ts'

export type Schema = Record<string, unknown>

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}

interface Content {
  content: Record<string, { schema: Schema }>
}

interface Operation {
  operationId: OperationId
  'x-right'?: string[]
  'x-others'?: string
  'x-log'?: CallLog
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
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

/** JSON Schemas that validate one call; absent for parts the call does not have. */
export interface CallSchemas {
  params?: Schema
  querystring?: Schema
  headers?: Schema
  body?: Schema
  /** Schemas of a successful answer by content type. */
  answers: Readonly<Record<string, Schema>>
}

const TEXT = readFileSync(join(ROOT, 'schemas', 'api.json'), 'utf8')
export const API = parseApi(TEXT) as ApiDocument

/** Hash of the contract's text. */
export const contractHash = (): string => createHash('sha256').update(TEXT).digest('hex')

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

/** Rights a call requires, from the contract. */
export interface CallRights {
  /** All of them are required. */
  needs: readonly string[]
  /** Right that opens records of others. */
  others?: string
}

/** Rights by operation id; a call without any gives staff no more than others. */
export function callRights(): Map<OperationId, CallRights> {
  return new Map(
    operations().map(({ operationId, 'x-right': needs = [], 'x-others': others }) => [
      operationId,
      { needs, ...(others !== undefined && { others }) },
    ]),
  )
}

/** How a call is entered in the activity log. */
export interface CallLog {
  kind: Exclude<ActivityKind, 'job'>
  record?: {
    type: RecordType
    /** Name of the input value that is the record's id. */
    input?: string
    /** Name of the answer value that is the record's id; with neither, the service notes the record. */
    answer?: string
  }
  /** Input values that are codes of the contract, logged as sent. */
  says?: readonly string[]
}

/** Log settings of the calls that are logged, by operation id. */
export function callLogs(): Map<OperationId, CallLog> {
  return new Map(
    operations().flatMap(({ operationId, 'x-log': log }) => (log ? [[operationId, log]] : [])),
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
    answers: Object.fromEntries(
      Object.entries(success.content).map(([type, { schema }]) => [type, schema]),
    ),
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
