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
/** A file, in one or several types. */
const file = {
  type: 'object',
  minProperties: 1,
  propertyNames: { pattern: '^(?!application/json$)[a-z]+/[a-z.-]+$' },
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    required: ['schema'],
    properties: { schema: { const: { type: 'string', format: 'binary' } } },
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

/** How the call stands in the activity log. */
const log = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  properties: {
    kind: { enum: ['write', 'read', 'export', 'login', 'rights'] },
    record: {
      type: 'object',
      additionalProperties: false,
      required: ['type'],
      maxProperties: 2,
      properties: { type: text, input: text, answer: text },
    },
    says: { type: 'array', minItems: 1, uniqueItems: true, items: text },
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
    'x-late': { const: true },
    'x-right': { type: 'array', minItems: 1, uniqueItems: true, items: { enum: NEEDS } },
    'x-others': { enum: NEEDS },
    'x-log': log,
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
          properties: { description: text, content: { anyOf: [json, file] } },
        },
        default: ref,
      },
    },
  },
}
