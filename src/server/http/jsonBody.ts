import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../refusal.ts'

const MAX_DEPTH = 32
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

/**
 * Reads JSON bodies and refuses what the database or a later step would choke on:
 * `__proto__` (secure-json-parse), U+0000 and lone surrogates anywhere, nesting beyond 32.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const read = jsonReader(app)
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, body: string) => read(request, body),
  )
}

/** Text of a body → its value; nothing is undefined. Rejects with the refusal of what is wrong with it. */
export type JsonReader = (request: FastifyRequest, text: string) => Promise<unknown>

export function jsonReader(app: FastifyInstance): JsonReader {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (request, text) =>
    new Promise((resolve, reject) => {
      if (text === '') return resolve(undefined)
      parse(request, text, (error, value) => {
        const fault = error ? malformed() : findFault(value)
        if (fault) reject(fault)
        else resolve(value)
      })
    })
}

const malformed = () => new Refusal(RefusalCode.BadRequest, 'bodyMalformed')

/** The first thing wrong with a parsed body; walks without recursion, so that depth cannot exhaust the stack. */
export function findFault(body: unknown): Refusal | undefined {
  const waiting: { value: unknown; depth: number }[] = [{ value: body, depth: 1 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next
    if (typeof value === 'string' && isUnstorable(value)) return unstorable()
    if (typeof value !== 'object' || value === null) continue
    if (depth > MAX_DEPTH)
      return new Refusal(RefusalCode.BadRequest, 'bodyTooDeep', { depth: MAX_DEPTH })
    for (const [key, member] of Object.entries(value)) {
      if (isUnstorable(key)) return unstorable()
      waiting.push({ value: member, depth: depth + 1 })
    }
  }
  return undefined
}

const unstorable = () => new Refusal(RefusalCode.BadRequest, 'textUnstorable')

/** Text that no PostgreSQL text or jsonb column takes. */
export function isUnstorable(text: string): boolean {
  return text.includes('\u0000') || LONE_SURROGATE.test(text)
}
