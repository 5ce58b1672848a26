import type { FastifySchemaValidationError } from 'fastify/types/schema.js'
import type { OperationId } from '#contract/calls.ts'
import type { FormErrors } from '#contract/envelope.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { type InputPath, REFUSAL_INPUTS } from '#server/messages/refusalInputs.ts'
import type { MessageKey } from '#server/messages/sentence.ts'
import { API, callSchemas, type Schema } from './apiDocument.ts'

/** Names of the inputs that a call takes, over path, query and body. */
const inputs = new Map(
  [...callSchemas()].map(([id, { params, querystring, body }]) => [
    id,
    new Set([params, querystring, body].flatMap((schema) => (schema ? namesIn(schema) : []))),
  ]),
)

function namesIn(schema: Schema): string[] {
  const { $ref, properties, oneOf } = schema
  if (typeof $ref === 'string')
    return namesIn(ownValue(API.components.schemas, $ref.split('/').at(-1) ?? '') ?? {})
  const ways = Array.isArray(oneOf) ? (oneOf as Schema[]) : []
  return [...(isRecord(properties) ? Object.keys(properties) : []), ...ways.flatMap(namesIn)]
}

/** Returns the inputs of a call that a refusal is about; empty when the refusal concerns no input. */
export function refusedInputs(id: OperationId, key: MessageKey): readonly InputPath[] {
  return REFUSAL_INPUTS[key].filter((path) => inputs.get(id)?.has(path.split('/')[0] ?? ''))
}

/** Returns what a refusal says about inputs of the call: path of the input to text, or null. */
export function inputErrors(id: OperationId, key: MessageKey, msg: string): FormErrors | null {
  const paths = refusedInputs(id, key)
  return paths.length > 0 ? { errors: Object.fromEntries(paths.map((path) => [path, msg])) } : null
}

/** As `inputErrors`, for a validation error: path of the invalid or missing input to text; null without a path. */
export function malformedInput(
  { instancePath, params, keyword }: FastifySchemaValidationError,
  msg: string,
): FormErrors | null {
  const missing = keyword === 'required' ? `/${String(params.missingProperty)}` : ''
  const path = `${instancePath}${missing}`.slice(1)
  return path === '' ? null : { errors: { [path]: msg } }
}
