/**
 * schemas/api.json. Operations are written without `responses`: `x-data` is the schema of a success's `data`, `x-file`
 * lists the types of a file that is answered instead. `parseApi` puts the envelope around them.
 */

export const METHODS = ['get', 'put', 'post', 'delete'] as const
export type Method = (typeof METHODS)[number]

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: object
}

export type SchemaNode = {
  $ref?: string
  type?: string
  format?: string
  properties?: Record<string, SchemaNode>
  oneOf?: SchemaNode[]
}

/** Schemas of an answer by content type. */
interface Answer {
  content?: Record<string, { schema: SchemaNode }>
}

export interface Operation {
  operationId: string
  'x-ours'?: boolean
  'x-alias-of'?: string
  'x-idempotent'?: boolean
  'x-silent'?: boolean
  'x-plain'?: boolean
  'x-right'?: string[]
  'x-late'?: boolean
  'x-others'?: string
  description?: string
  security: Record<string, string[]>[]
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { content: { 'application/json': { schema: SchemaNode } } }
  responses: Record<string, Answer>
}

export interface ApiDocument {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Partial<Record<Method, Operation>>>
  components: {
    schemas: Record<string, SchemaNode>
    parameters: Record<string, Parameter>
    responses: Record<string, Answer>
  }
}

interface WrittenOperation extends Omit<Operation, 'responses'> {
  'x-data'?: SchemaNode
  'x-file'?: string[]
}

interface Success {
  content: { 'application/json': { schema: { properties: { data: SchemaNode } } } }
}

interface WrittenApi extends Pick<ApiDocument, 'openapi' | 'info'> {
  paths: Record<string, Partial<Record<Method, WrittenOperation>>>
  components: ApiDocument['components'] & { responses: { Success: Success } }
}

/**
 * Returns the document as OpenAPI tools read it: every operation with its `responses`, the success made from the
 * template `components.responses.Success`, which the result no longer has.
 */
export function parseApi(text: string): ApiDocument {
  const { paths, components, ...rest }: WrittenApi = JSON.parse(text)
  const { Success, ...responses } = components.responses
  return {
    ...rest,
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, item]) => [path, withResponses(item, Success)]),
    ),
    components: { ...components, responses },
  }
}

const withResponses = (
  item: Partial<Record<Method, WrittenOperation>>,
  success: Success,
): Partial<Record<Method, Operation>> =>
  Object.fromEntries(
    Object.entries(item).map(([method, { 'x-data': data, 'x-file': types, ...operation }]) => [
      method,
      {
        ...operation,
        responses: {
          200: types ? fileAnswer(types) : dataAnswer(success, data ?? {}),
          default: { $ref: '#/components/responses/Refusal' },
        },
      },
    ]),
  )

function dataAnswer(success: Success, data: SchemaNode): Answer {
  const answer = structuredClone(success)
  answer.content['application/json'].schema.properties.data = data
  return answer
}

const fileAnswer = (types: string[]) => ({
  description: '文件',
  content: Object.fromEntries(
    types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  ),
})

/** Every operation with its place, in the order of the document. */
export function operationsOf(api: ApiDocument) {
  return Object.entries(api.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ path, method, operation }] : []
    }),
  )
}
