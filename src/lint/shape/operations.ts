import { ownValue } from '#contract/record.ts'
import { ANYTHING, type JsonSchema, objectOf, TEXT } from './jsonSchema.ts'

/** One call of the contract, as far as documents depend on it. */
export interface Operation {
  /** Path and query parameters by name; header parameters are the client's matter. */
  parameters: ReadonlyMap<string, { required: boolean; schema: JsonSchema }>
  body?: JsonSchema
  /** `data` of the success envelope; for a call that returns a file, its metadata. */
  data: JsonSchema
  answersFile: boolean
  /** The call that it is a second address of. */
  aliasOf?: string
  /** What it does beyond answering; absent where it only reads what its caller may read anyway. */
  reach?: Reach
}

/**
 * What a call does for whoever makes it, the strongest first: `right` needs a right of staff; `login` is about the
 * account itself, such as its password or its second factor; `write` is any other that does not only read.
 */
export type Reach = 'right' | 'login' | 'write'

export interface Api {
  operations: ReadonlyMap<string, Operation>
  /** Follows `$ref` into the contract's components. */
  resolve(schema: JsonSchema): JsonSchema
}

interface ApiParameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  schema?: JsonSchema
}
interface ApiOperation {
  operationId: string
  'x-alias-of'?: string
  'x-right'?: string[]
  'x-log'?: { kind: string; record?: { type: string } }
  parameters?: ApiParameter[]
  requestBody?: { content?: Content }
  responses?: Record<string, { content?: Content }>
}
type Content = Record<string, { schema?: JsonSchema & { format?: string } }>

/** The value that a step which saves a file names by `as`. */
const SAVED = objectOf({ name: TEXT })

/** The part of an OpenAPI document that is read; `schemas/api.json` satisfies it. */
export interface ApiDocument {
  paths: Record<string, unknown>
  components?: unknown
}

/** Keys of a path item that are operations. */
export const METHODS = ['get', 'put', 'post', 'delete']

/** Reads the contract by operationId. */
export function readOperations(document: ApiDocument): Api {
  const follow = <T extends { $ref?: string }>(value: T): T =>
    value.$ref === undefined ? value : follow(pointed(document, value.$ref) as T)
  const operations = Object.values(document.paths).flatMap((item) =>
    Object.entries(item as Record<string, ApiOperation>)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => {
        const reach = reachOf(method, operation)
        return [
          operation.operationId,
          { ...readOperation(operation, follow), ...(reach && { reach }) },
        ] as const
      }),
  )
  return { operations: new Map(operations), resolve: follow }
}

/** Kinds of entries of the log about the account of the caller. */
const OF_LOGIN: readonly string[] = ['login', 'rights', 'export']

function reachOf(
  method: string,
  { 'x-right': rights, 'x-log': log }: ApiOperation,
): Reach | undefined {
  if (rights) return 'right'
  const writes = method !== 'get' || (log !== undefined && log.kind !== 'read')
  if (!writes) return undefined
  const isOfLogin = log && (OF_LOGIN.includes(log.kind) || log.record?.type === 'account')
  return isOfLogin ? 'login' : 'write'
}

type Follow = <T extends { $ref?: string }>(value: T) => T

function readOperation(operation: ApiOperation, follow: Follow): Operation {
  const parameters = (operation.parameters ?? [])
    .map(follow)
    .filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
    .map(({ name, required = false, schema = ANYTHING }) => [name, { required, schema }] as const)
  const body = schemaIn(operation.requestBody?.content)
  const { 'x-alias-of': aliasOf } = operation
  const answer = operation.responses?.['200']?.content
  const envelope = follow(schemaIn(answer) ?? ANYTHING)
  const answersFile = isFile(answer)
  return {
    parameters: new Map(parameters),
    ...(body && { body }),
    ...(aliasOf !== undefined && { aliasOf }),
    data: answersFile ? SAVED : (envelope.properties?.data ?? ANYTHING),
    answersFile,
  }
}

const schemaIn = (content: Content | undefined): JsonSchema | undefined =>
  content?.['application/json']?.schema

const isFile = (content: Content = {}): boolean =>
  Object.values(content).some(({ schema }) => schema?.format === 'binary')

const pointed = (document: ApiDocument, ref: string): unknown =>
  ref
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (at, name) => ownValue(at as Record<string, unknown> | undefined, name),
      document,
    ) ?? ANYTHING
