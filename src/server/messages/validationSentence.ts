import type { FastifySchemaValidationError } from 'fastify/types/schema.js'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import sentences from './validation.json' with { type: 'json' }

/** With Ajv's `verbose`, an error contains the schema it came from, whose Chinese title names the value. */
type AjvError = FastifySchemaValidationError & { parentSchema?: unknown }

type Keyword = keyof typeof sentences

/** Sorts errors by relevance: wrong values first, then missing ones, then additional ones. */
const LAST: readonly string[] = ['required', 'additionalProperties', 'oneOf', 'anyOf']

/** Returns the most relevant of some validation errors. */
export const mostRelevant = (
  errors: readonly FastifySchemaValidationError[],
): FastifySchemaValidationError | undefined =>
  [...errors].sort((a, b) => LAST.indexOf(a.keyword) - LAST.indexOf(b.keyword))[0]

/** Returns one Chinese sentence for a validation error; that of a text too long is of specification section 5. */
export function validationSentence(error: AjvError | undefined): string {
  const keyword = keywordOf(error)
  const { minLength = 0 } = isRecord(error?.parentSchema) ? error.parentSchema : {}
  const holes: Record<string, unknown> = { ...error?.params, minLength, name: nameOf(error) }
  return sentences[keyword].replace(/\{(\w+)\}/g, (_whole, hole: string) =>
    String(ownValue(holes, hole)),
  )
}

function keywordOf(error: AjvError | undefined): Keyword {
  if (error?.keyword === 'minLength' && error.params?.limit === 1) return 'empty'
  return error && Object.hasOwn(sentences, error.keyword) ? (error.keyword as Keyword) : 'other'
}

function nameOf(error: AjvError | undefined): string {
  const { parentSchema: schema } = error ?? {}
  if (isRecord(schema) && typeof schema.title === 'string' && schema.title) return schema.title
  return error?.instancePath.split('/').slice(1).join('.') || '请求内容'
}
