import type { ApiDocument, Method, Operation, Parameter, SchemaNode } from '../apiDocument.ts'
import { operationsOf } from '../apiDocument.ts'
import type { CallAuth, CallEntry, CallMethod } from '../calls.ts'

/** A password; the contract requires its hash. */
const USER_PWD = '#/components/schemas/UserPwd'

/**
 * operationId → what a client needs to send the call.
 * Throws when an operation cannot be sent from one flat input: a body that is not an object,
 * a name that stands both in path or query and in the body, or a success that is a file only sometimes.
 */
export function callTable(api: ApiDocument): Record<string, CallEntry> {
  return Object.fromEntries(
    operationsOf(api).map(({ path, method, operation }) => [
      operation.operationId,
      entryOf(path, method, operation),
    ]),
  )
}

function entryOf(path: string, method: Method, operation: Operation): CallEntry {
  const inPath = namesIn('path', operation)
  const inQuery = namesIn('query', operation)
  const body = operation.requestBody?.content['application/json'].schema
  if (body) assertFlat(operation.operationId, body, [...inPath, ...inQuery])
  return {
    method: method.toUpperCase() as CallMethod,
    path,
    auth: authOf(operation),
    ...(inPath.length > 0 && { inPath }),
    ...(inQuery.length > 0 && { inQuery }),
    ...(body && { body: true }),
    ...(body && hashedIn(body)),
    ...(operation['x-idempotent'] && { idempotent: true }),
    ...(operation['x-silent'] && { silent: true }),
    ...(operation['x-plain'] && { plain: true }),
    ...(answersFile(operation) && { file: true }),
  }
}

function namesIn(place: Parameter['in'], { parameters = [] }: Operation): string[] {
  return parameters.flatMap((one) => ('name' in one && one.in === place ? [one.name] : []))
}

/** Names of password properties: the typed text never leaves the browser unhashed. */
function hashedIn(body: SchemaNode): Pick<CallEntry, 'hashed'> {
  const properties = (body.oneOf ?? [body]).flatMap((shape) =>
    Object.entries(shape.properties ?? {}),
  )
  const names = properties.flatMap(([name, { $ref }]) => ($ref === USER_PWD ? [name] : []))
  return names.length > 0 ? { hashed: [...new Set(names)] } : {}
}

/** Returns whether a success is a file, in one of the types listed. */
function answersFile({ operationId, responses }: Operation): boolean {
  const answers = Object.values(responses['200']?.content ?? {})
  const files = answers.filter(({ schema }) => schema.format === 'binary')
  if (files.length > 0 && files.length < answers.length)
    throw new Error(`${operationId}: answers a file in one type, an envelope in another`)
  return files.length > 0
}

function authOf({ security }: Operation): CallAuth {
  if (security.length === 0) return 'none'
  return security.some((way) => Object.keys(way).length === 0) ? 'optional' : 'token'
}

function assertFlat(id: string, body: SchemaNode, elsewhere: string[]): void {
  for (const shape of body.oneOf ?? [body]) {
    if (!shape.properties) throw new Error(`${id}: the body is not an object`)
    const twice = elsewhere.find((name) => Object.hasOwn(shape.properties ?? {}, name))
    if (twice) throw new Error(`${id}: ${twice} stands in the address and in the body`)
  }
}
