import { api } from './readApi.ts'

/** The part of OpenAPI 3.1 the contract uses, closed: a misspelt key of an operation is found here. */

const RIGHTS = api.components.schemas.Right as { enum: string[] }
/** A right, or what several begin with. */
const NEEDS = [...RIGHTS.enum, 'audit']

const text = { type: 'string', minLength: 1 }
const ref = {
  type: 'object',
  additionalProperties: false,
  required: ['$ref'],
  properties: { $ref: { type: 'string', pattern: '^#/components/(parameters|responses)/' } },
}
const json = {
  type: 'object',
  additionalProperties: false,
  required: ['application/json'],
  properties: {
    'application/json': {
      type: 'object',
      additionalProperties: false,
      required: ['schema'],
      properties: { schema: { type: 'object' } },
    },
  },
}
const parameter = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'in', 'required', 'schema'],
  properties: {
    name: text,
    in: { type: 'string', enum: ['path', 'query', 'header'] },
    required: { type: 'boolean' },
    description: text,
    schema: { type: 'object' },
  },
}

export const operationShape = {
  type: 'object',
  additionalProperties: false,
  required: ['operationId', 'tags', 'summary', 'security', 'responses'],
  properties: {
    operationId: { type: 'string', pattern: '^[a-z][A-Za-z0-9]*$' },
    tags: { type: 'array', items: text, minItems: 1, maxItems: 1 },
    summary: { type: 'string', pattern: '\\p{Script=Han}' },
    description: text,
    'x-ours': { const: true },
    'x-alias-of': text,
    'x-idempotent': { const: true },
    'x-silent': { const: true },
    'x-plain': { const: true },
    'x-right': { type: 'array', minItems: 1, uniqueItems: true, items: { enum: NEEDS } },
    'x-others': { enum: NEEDS },
    security: {
      type: 'array',
      items: { type: 'object', additionalProperties: { type: 'array', maxItems: 0 } },
    },
    parameters: { type: 'array', items: { anyOf: [parameter, ref] } },
    requestBody: {
      type: 'object',
      additionalProperties: false,
      required: ['required', 'content'],
      properties: { required: { const: true }, content: json },
    },
    responses: {
      type: 'object',
      additionalProperties: false,
      required: ['200', 'default'],
      properties: {
        '200': {
          type: 'object',
          additionalProperties: false,
          required: ['description', 'content'],
          properties: { description: text, content: json },
        },
        default: ref,
      },
    },
  },
}
