/** The parts of schemas/api.json that the generators and their tests read. */

export const METHODS = ['get', 'put', 'post', 'delete'] as const
export type Method = (typeof METHODS)[number]

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: object
}

export interface SchemaNode {
  $ref?: string
  type?: string
  properties?: Record<string, SchemaNode>
  oneOf?: SchemaNode[]
}

export interface Operation {
  operationId: string
  'x-ours'?: boolean
  'x-alias-of'?: string
  'x-idempotent'?: boolean
  'x-silent'?: boolean
  'x-plain'?: boolean
  'x-right'?: string[]
  'x-others'?: string
  description?: string
  security: Record<string, string[]>[]
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { content: { 'application/json': { schema: SchemaNode } } }
  responses: Record<string, object>
}

export interface ApiDocument {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Partial<Record<Method, Operation>>>
  components: { schemas: Record<string, SchemaNode>; parameters: Record<string, Parameter> }
}

/** Every operation with its place, in the order of the document. */
export function operationsOf(api: ApiDocument) {
  return Object.entries(api.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ path, method, operation }] : []
    }),
  )
}
