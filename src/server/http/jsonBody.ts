import type { FastifyInstance } from 'fastify'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../refusal.ts'

const MAX_DEPTH = 32
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

/**
 * Reads JSON bodies and refuses what the database or a later step would choke on:
 * `__proto__` (secure-json-parse), U+0000 and lone surrogates anywhere, nesting beyond 32.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    parse(request, body as string, (error, value) => {
      const fault = error ? malformed() : findFault(value)
      if (fault) done(fault)
      else done(null, value)
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
